import type { SpecialistRecord } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { MESSAGES_INLINE } from '@kinora/limits'
import { Button, type DialogBody } from '@kinora/ui'
import { useEffect, useRef } from 'react'
import styles from './AllMessages.module.css'
import type { Conversation } from './conversation/useConversation.ts'
import type { Outbox } from './conversation/useOutbox.ts'
import { MessageList } from './thread/MessageList.tsx'
import { useScrollPlace } from './useScrollPlace.ts'

type Props = {
  /** What scrolls. */
  Body: typeof DialogBody
  conversation: Conversation
  outbox: Outbox
  me: number
  specialist: SpecialistRecord | null
}

/** All messages of a conversation in a place that scrolls: the newest below, and older ones page by page. */
export function AllMessages({ Body, conversation, outbox, me, specialist }: Props) {
  const { t } = useTranslation('mfe-profile')
  const { messages, count, older } = conversation
  const loadedCount = messages?.length ?? 0
  const { place: scroll } = useScrollPlace(messages, outbox.waiting.length)

  const needsFirstPage = messages !== undefined && loadedCount <= MESSAGES_INLINE && loadedCount < count
  const { load } = older
  useEffect(() => {
    if (needsFirstPage) load()
    // A page that could not be read is asked for by the button.
    // oxlint-disable-next-line react/exhaustive-deps -- `load` is another function at each render
  }, [needsFirstPage])

  // The button for older messages that was pressed is gone, and the focus with it.
  const wasPressed = useRef(false)
  const isWhole = loadedCount >= count
  useEffect(() => {
    if (isWhole && wasPressed.current && document.activeElement === document.body) scroll.current?.focus()
  }, [isWhole, scroll])
  function loadOlder() {
    if (older.isLoading) return
    wasPressed.current = true
    load(messages?.at(-1)?.id)
  }

  return (
    <Body ref={scroll} className={styles.thread} tabIndex={0} role="group" aria-label={t('messages.title')}>
      {loadedCount > 0 && loadedCount < count && (
        <div className={styles.older}>
          <Button aria-disabled={older.isLoading} onClick={loadOlder}>
            {t(older.isLoading ? 'messages.loading' : 'messages.older')}
          </Button>
          <p role="status">{older.hasFailed && t('messages.olderFailed')}</p>
        </div>
      )}
      <MessageList conversation={conversation} outbox={outbox} me={me} specialist={specialist} />
    </Body>
  )
}
