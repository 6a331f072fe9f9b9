import type { Message } from '@kinora/contracts'
import { useLocale, useTranslation } from '@kinora/i18n'
import { VisuallyHidden } from '@kinora/ui'
import { useRef, type ReactNode, useState } from 'react'
import { dayInWords } from './dayInWords.ts'
import { groupMessages } from './groupMessages.ts'
import { SystemMessage } from './SystemMessage.tsx'
import { PathChange } from './PathChange.tsx'
import { PathEdits } from './PathEdits.tsx'
import { TextBubble } from './TextBubble.tsx'
import styles from './Thread.module.css'
import { useSeen } from '../conversation/useSeen.ts'

type Props = {
  /** The newest first. */
  messages: readonly Message[]
  /** The user. */
  me: number
  /** The picture of the other user, if there is one. */
  picture?: string | null
  /** After the messages: those that wait. */
  children?: ReactNode
}

/** Messages by days. New ones are read out, and marked as read when they were seen. */
export function Thread({ messages, me, picture, children }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const list = useRef<HTMLDivElement>(null)
  const marked = useSeen(list, messages, me)
  const newest = useNewest(messages, me)
  const isNew = ({ id, receiverId, isRead }: Message) => receiverId === me && (!isRead || marked.has(id))

  return (
    <div ref={list} className={styles.thread}>
      {groupMessages(messages).map(({ day, entries }) => (
        <section key={day} className={styles.day} aria-label={dayInWords(new Date(day), locale)}>
          <h3 className={styles.date}>{dayInWords(new Date(day), locale)}</h3>
          <ul className={styles.entries}>
            {entries.map((entry) =>
              entry.kind === 'edits' ? (
                <PathEdits
                  key={entry.messages[0].id}
                  messages={entry.messages}
                  me={me}
                  isNew={entry.messages.some(isNew)}
                />
              ) : entry.message.type === 'TEXT_MESSAGE' ? (
                <TextBubble
                  key={entry.message.key ?? entry.message.id}
                  message={entry.message}
                  me={me}
                  picture={picture}
                  isNew={isNew(entry.message)}
                />
              ) : entry.message.metadata.changes ? (
                <PathChange
                  key={entry.message.id}
                  message={entry.message}
                  changes={entry.message.metadata.changes}
                  me={me}
                  isNew={isNew(entry.message)}
                />
              ) : (
                <SystemMessage key={entry.message.id} message={entry.message} me={me} isNew={isNew(entry.message)} />
              ),
            )}
          </ul>
        </section>
      ))}
      {children && <ul className={styles.entries}>{children}</ul>}
      <div role="log" className={styles.spoken}>
        <VisuallyHidden>
          {newest && t('messages.announced', { name: newest.senderFirstName, text: newest.content })}
        </VisuallyHidden>
      </div>
    </div>
  )
}

/** The newest message to the user that came while the thread was on the page; null before. */
function useNewest(messages: readonly Message[], me: number): Message | null {
  const latest = messages.find(({ receiverId }) => receiverId === me)
  const [first] = useState(latest?.id ?? 0)
  return latest && latest.id > first ? latest : null
}
