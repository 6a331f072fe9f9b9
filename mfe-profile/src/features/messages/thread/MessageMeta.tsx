import type { Message } from '@kinora/contracts'
import { useLocale, useTranslation } from '@kinora/i18n'
import { timeInWords } from './dayInWords.ts'
import styles from './Thread.module.css'

type Props = { message: Message; me: number; isNew: boolean }

/** Who wrote a message and when; to its writer whether it was read, to its reader that it is new. */
export function MessageMeta({ message, me, isNew }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const isMine = message.senderId === me
  const author = isMine ? t('messages.you') : message.senderFirstName
  return (
    <p className={styles.meta}>
      {author}, <time dateTime={message.createAt}>{timeInWords(message.createAt, locale)}</time>
      {isMine && message.isRead && ` · ${t('messages.read')}`}
      {isNew && (
        <>
          {' · '}
          <b className={styles.new}>{t('messages.new')}</b>
        </>
      )}
    </p>
  )
}
