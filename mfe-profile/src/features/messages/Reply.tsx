import { useTranslation } from '@kinora/i18n'
import { Icon } from '@kinora/ui'
import { ReplyForm } from './ReplyForm.tsx'
import type { Conversation } from './useConversation.ts'
import type { Outbox } from './useOutbox.ts'
import styles from './Thread.module.css'

type Props = { conversation: Conversation; outbox: Outbox; draft: [text: string, setText: (text: string) => void] }

/** The reply field, or the reason why there is none. */
export function Reply({ conversation: { canReply }, outbox, draft: [text, setText] }: Props) {
  const { t } = useTranslation('mfe-profile')
  if (canReply === false) {
    return (
      <p className={styles.ended}>
        <Icon name="info" size="small" />
        <span>{t('messages.ended')}</span>
      </p>
    )
  }
  return <ReplyForm text={text} onChange={setText} onSend={(written) => outbox.write(written)} />
}
