import type { SpecialistRecord } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { MESSAGES_INLINE } from '@kinora/limits'
import { Button, Dialog, DialogBody, DialogFoot } from '@kinora/ui'
import { useEffect, type RefObject } from 'react'
import { MessageList } from './MessageList.tsx'
import styles from './MessagesDialog.module.css'
import { Reply } from './Reply.tsx'
import type { Conversation } from './useConversation.ts'
import type { Outbox } from './useOutbox.ts'
import { useScrollPlace } from './useScrollPlace.ts'

type Props = {
  conversation: Conversation
  outbox: Outbox
  draft: [text: string, setText: (text: string) => void]
  me: number
  specialist: SpecialistRecord | null
  /** Of the other user. */
  name: string | undefined
  returnTo: RefObject<HTMLElement | null>
  onClose: () => void
}

/** All messages of a conversation: the newest below, and older ones page by page. */
export function MessagesDialog({ conversation, outbox, draft, me, specialist, name, returnTo, onClose }: Props) {
  const { t } = useTranslation('mfe-profile')
  const { messages, count, older } = conversation
  const known = messages?.length ?? 0
  const scroll = useScrollPlace(messages, outbox.waiting.length)

  const needsFirstPage = messages !== undefined && known <= MESSAGES_INLINE && known < count
  const { load } = older
  useEffect(() => {
    if (needsFirstPage) load(0)
    // A page that could not be read is asked for by the button.
    // oxlint-disable-next-line react/exhaustive-deps -- `load` is another function at each render
  }, [needsFirstPage])

  // The button for older messages that was pressed is gone, and the focus with it.
  const isWhole = known >= count
  useEffect(() => {
    if (isWhole && document.activeElement === document.body) scroll.current?.focus()
  }, [isWhole, scroll])

  return (
    <Dialog
      shape="screen"
      size="large"
      title={name ? t('messages.with', { name }) : t('messages.title')}
      close={t('messages.close')}
      returnTo={returnTo}
      onClose={onClose}
    >
      <DialogBody ref={scroll} className={styles.thread} tabIndex={0} role="group" aria-label={t('messages.title')}>
        {known > 0 && known < count && (
          <div className={styles.older}>
            <Button aria-disabled={older.isLoading} onClick={() => !older.isLoading && load(known)}>
              {t(older.isLoading ? 'messages.loading' : 'messages.older')}
            </Button>
            <p role="status">{older.hasFailed && t('messages.olderFailed')}</p>
          </div>
        )}
        <MessageList conversation={conversation} outbox={outbox} me={me} specialist={specialist} />
      </DialogBody>
      <DialogFoot>
        <div className={styles.thread}>
          <Reply conversation={conversation} outbox={outbox} draft={draft} />
        </div>
      </DialogFoot>
    </Dialog>
  )
}
