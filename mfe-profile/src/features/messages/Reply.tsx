import type { ConversationEnd } from '@kinora/contracts'
import { dayOf, formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { useSession } from '@kinora/session'
import { Icon } from '@kinora/ui'
import type { Conversation } from './conversation/useConversation.ts'
import type { Outbox } from './conversation/useOutbox.ts'
import styles from './Reply.module.css'
import { ReplyForm } from './ReplyForm.tsx'
import type { Draft } from './useDraft.ts'

type Props = {
  conversation: Conversation
  outbox: Outbox
  draft: Draft
  /** Of the other user. */
  name: string | undefined
}

/** The reply field, or how the conversation ended; nothing for one that the caller can read no more. */
export function Reply({ conversation: { canReply, ended, isGone }, outbox, draft, name }: Props) {
  if (isGone) return null
  if (canReply === false) return <Ended end={ended} name={name} />
  const { text, change, keys } = draft
  return <ReplyForm text={text} onChange={change} keys={keys} onSend={(message, key) => outbox.write(message, key)} />
}

/** When and by whom it was ended, and who can read it until when. */
function Ended({ end, name = '' }: { end: ConversationEnd | null; name?: string | undefined }) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const { role } = useSession()
  const dayInWords = (at: string) => formatDay(dayOf(new Date(at)), locale, 'long')
  const until = end?.specialistUntil && dayInWords(end.specialistUntil)
  const readers =
    role === 'specialist'
      ? until && t('messages.ended.specialist', { name, day: until })
      : until
        ? t('messages.ended.both', { name, day: until })
        : t('messages.ended.member')
  return (
    <div className={styles.ended}>
      <Icon name="lock" />
      <div>
        <p className={styles.title}>
          {end ? t('messages.ended.on', { day: dayInWords(end.at) }) : t('messages.ended.title')}
        </p>
        <p>
          {end && t(end.byCaller ? 'messages.ended.byYou' : 'messages.ended.byOther')} {readers}{' '}
          {t('messages.ended.noReply')}
        </p>
      </div>
    </div>
  )
}
