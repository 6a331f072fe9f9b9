import type { SpecialistRecord } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { MESSAGES_INLINE } from '@kinora/limits'
import type { Session } from '@kinora/session'
import { Button } from '@kinora/ui'
import { useRef, useState } from 'react'
import { MessageList } from './MessageList.tsx'
import { MessagesDialog } from './MessagesDialog.tsx'
import styles from './MessagesPanel.module.css'
import { nameOf } from './nameOf.ts'
import { Reply } from './Reply.tsx'
import { SpecialistNote } from './SpecialistNote.tsx'
import { useConversation } from './useConversation.ts'
import { useDraft } from './useDraft.ts'
import { useOutbox } from './useOutbox.ts'

type Props = {
  session: Session
  /** The other user. */
  userId: number
  /** The other user, if that is the caller's specialist. */
  specialist: SpecialistRecord | null
  isOpen: boolean
  onClose?: () => void
}

/** The latest messages of a conversation with a reply field; all of them in a dialog. */
export function MessagesPanel({ session, userId, specialist, isOpen, onClose }: Props) {
  const { t } = useTranslation('mfe-profile')
  const me = session.id
  const conversation = useConversation(userId)
  const outbox = useOutbox(me, userId, conversation.messages)
  const draft = useDraft(me, userId)
  const name = nameOf(userId, specialist, conversation.messages)
  const [isAllOpen, setAllOpen] = useState(false)
  const all = useRef<HTMLButtonElement>(null)
  const shared = { conversation, outbox, me, specialist }

  const close = () => {
    setAllOpen(false)
    onClose?.()
  }
  return (
    <section className={styles.panel} aria-label={t('messages.title')}>
      <header className={styles.head}>
        <div>
          <h2>{t('messages.title')}</h2>
          {name && <p className={styles.with}>{t('messages.with', { name })}</p>}
        </div>
        <Button ref={all} variant="quiet" onClick={() => setAllOpen(true)}>
          {t('messages.older')}
        </Button>
      </header>
      {specialist && <SpecialistNote specialist={specialist} />}
      <MessageList {...shared} latest={MESSAGES_INLINE} />
      <Reply conversation={conversation} outbox={outbox} draft={draft} />
      {(isAllOpen || isOpen) && <MessagesDialog {...shared} name={name} draft={draft} returnTo={all} onClose={close} />}
    </section>
  )
}
