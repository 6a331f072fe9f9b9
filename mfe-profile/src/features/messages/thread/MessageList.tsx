import type { SpecialistRecord } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { EmptyState, ErrorState, Skeleton, Waiting } from '@kinora/ui'
import { Thread } from './Thread.tsx'
import type { Conversation } from '../conversation/useConversation.ts'
import type { Outbox } from '../conversation/useOutbox.ts'
import { WaitingBubble } from './WaitingBubble.tsx'
import styles from './Thread.module.css'

type Props = {
  conversation: Conversation
  outbox: Outbox
  me: number
  specialist: SpecialistRecord | null
  /** At most so many of the latest. */
  latest?: number
}

/** The messages of a conversation, and in their place what is known while there are none. */
export function MessageList({ conversation, outbox, me, specialist, latest = Infinity }: Props) {
  const { t } = useTranslation('mfe-profile')
  const { messages, hasFailed, isGone, retry, canReply } = conversation
  const waiting = outbox.waiting.map((one) => (
    <WaitingBubble
      key={one.message.key}
      waiting={one}
      onRetry={outbox.retry}
      onDiscard={() => void outbox.discard(one.id)}
    />
  ))
  if (isGone) return <EmptyState sentence={t('messages.gone')} />
  if (hasFailed) {
    return (
      <>
        <ErrorState sentence={t('messages.failed')} onRetry={retry} />
        {waiting.length > 0 && <ul className={styles.entries}>{waiting}</ul>}
      </>
    )
  }
  if (!messages) {
    return (
      <Waiting label={t('messages.waiting')} className={styles.loading}>
        <Skeleton />
        <Skeleton short />
        <Skeleton />
      </Waiting>
    )
  }
  if (messages.length + waiting.length === 0) {
    return <EmptyState sentence={t(canReply === false ? 'messages.none' : 'messages.first')} />
  }
  return (
    <Thread messages={messages.slice(0, latest)} me={me} picture={specialist?.avatarURL}>
      {waiting.length > 0 && waiting}
    </Thread>
  )
}
