import type { Message, SpecialistRecord } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import type { Session } from '@kinora/session'
import { joinClasses } from '@kinora/ui'
import { useRef, useState, type ComponentProps } from 'react'
import { AllMessages } from './AllMessages.tsx'
import { useConversation } from './conversation/useConversation.ts'
import { useOutbox } from './conversation/useOutbox.ts'
import { LatestMessages } from './LatestMessages.tsx'
import { MessagesDialog } from './MessagesDialog.tsx'
import styles from './MessagesPanel.module.css'
import { Reply } from './Reply.tsx'
import { SpecialistNote } from './SpecialistNote.tsx'
import { useDraft } from './useDraft.ts'

type Props = {
  session: Session
  /** The other user. */
  userId: number
  /** The other user, if that is the caller's specialist. */
  specialist: SpecialistRecord | null
  /** The other user's name, where it is known otherwise. */
  name?: string | undefined
  /** All messages of the conversation, in place of the latest under a heading. */
  isWhole?: boolean
  isOpen: boolean
  onClose?: () => void
}

/** The latest messages of a conversation with a reply field; all of them in a dialog. */
export function MessagesPanel({ session, userId, specialist, name: known, isWhole = false, isOpen, onClose }: Props) {
  const { t } = useTranslation('mfe-profile')
  const me = session.id
  const conversation = useConversation(userId)
  const outbox = useOutbox(me, userId, conversation.messages)
  const draft = useDraft(me, userId)
  const name = known ?? nameOf(userId, specialist, conversation.messages)
  const [isAllOpen, setAllOpen] = useState(false)
  const all = useRef<HTMLButtonElement>(null)
  const shared = { conversation, outbox, me, specialist }
  const reply = <Reply conversation={conversation} outbox={outbox} draft={draft} name={name} />
  if (isWhole) {
    return (
      <section className={styles.whole} aria-label={name ? t('messages.with', { name }) : t('messages.title')}>
        <AllMessages {...shared} Body={Scrolling} />
        {reply}
      </section>
    )
  }

  const close = () => {
    setAllOpen(false)
    onClose?.()
  }
  return (
    <section className={styles.panel} aria-label={t('messages.title')}>
      <header>
        <h2>{t('messages.title')}</h2>
        {name && <p className={styles.with}>{t('messages.with', { name })}</p>}
      </header>
      {specialist && <SpecialistNote specialist={specialist} />}
      <LatestMessages {...shared} older={all} onOlder={() => setAllOpen(true)}>
        {reply}
      </LatestMessages>
      {(isAllOpen || isOpen) && <MessagesDialog {...shared} name={name} draft={draft} returnTo={all} onClose={close} />}
    </section>
  )
}

const Scrolling = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={joinClasses(styles.scrolling, className)} />
)

/** The other user's name: of a specialist the whole one; otherwise the first name, as the messages have it. */
function nameOf(userId: number, specialist: SpecialistRecord | null, messages: readonly Message[] = []) {
  if (specialist) return `${specialist.firstName} ${specialist.lastName}`
  const [message] = messages
  return message?.senderId === userId ? message.senderFirstName : message?.receiverFirstName
}
