import type { SpecialistRecord } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { MESSAGES_INLINE } from '@kinora/limits'
import { Button } from '@kinora/ui'
import type { ReactNode, Ref } from 'react'
import type { Conversation } from './conversation/useConversation.ts'
import type { Outbox } from './conversation/useOutbox.ts'
import styles from './LatestMessages.module.css'
import { MessageList } from './thread/MessageList.tsx'
import { useScrollPlace } from './useScrollPlace.ts'

type Props = {
  conversation: Conversation
  outbox: Outbox
  me: number
  specialist: SpecialistRecord | null
  /** The button for all of them. */
  older: Ref<HTMLButtonElement>
  onOlder: () => void
  /** Below them: the field for an answer. */
  children: ReactNode
}

/** The latest messages, in a place that scrolls when they are long: the field for an answer stays near. */
export function LatestMessages({ conversation, outbox, me, specialist, older, onOlder, children }: Props) {
  const { t } = useTranslation('mfe-profile')
  const { messages } = conversation
  const { place, toEnd } = useScrollPlace(messages?.slice(0, MESSAGES_INLINE), outbox.waiting.length)
  return (
    <>
      <div ref={place} className={styles.latest} tabIndex={0} role="group" aria-label={t('messages.latest')}>
        {conversation.count > MESSAGES_INLINE && (
          <p className={styles.older}>
            <Button ref={older} onClick={onOlder}>
              {t('messages.older')}
            </Button>
          </p>
        )}
        <MessageList
          conversation={conversation}
          outbox={outbox}
          me={me}
          specialist={specialist}
          latest={MESSAGES_INLINE}
        />
      </div>
      {/* Links on the way to the field have scrolled: who answers sees the newest. */}
      <div onFocus={toEnd}>{children}</div>
    </>
  )
}
