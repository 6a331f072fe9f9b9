import type { SpecialistRecord, Message } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { MESSAGES_INLINE } from '@kinora/limits'
import { type Session, storedValue } from '@kinora/session'
import { Button } from '@kinora/ui'
import { useRef, useState, useMemo } from 'react'
import { MessageList } from './MessageList.tsx'
import { MessagesDialog } from './MessagesDialog.tsx'
import styles from './MessagesPanel.module.css'
import { Reply } from './Reply.tsx'
import { SpecialistNote } from './SpecialistNote.tsx'
import { useConversation } from './useConversation.ts'
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

/** The other user's name: of a specialist the whole one; otherwise the first name, as the messages have it. */
function nameOf(userId: number, specialist: SpecialistRecord | null, messages: readonly Message[] = []) {
  if (specialist) return `${specialist.firstName} ${specialist.lastName}`
  const [message] = messages
  return message?.senderId === userId ? message.senderFirstName : message?.receiverFirstName
}

/** What the caller has typed to a user and not sent: kept in this browser, for this person. */
function useDraft(me: number, userId: number): [text: string, setText: (text: string) => void] {
  const stored = useMemo(() => storedValue('person', `draft.${me}.${userId}`, 1), [me, userId])
  const [text, setText] = useState(() => String(stored.read()['text'] ?? ''))
  const change = (next: string) => {
    setText(next)
    if (next === '') stored.forget()
    else stored.keep({ text: next })
  }
  return [text, change]
}
