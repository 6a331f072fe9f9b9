import type { Message } from '@kinora/contracts'
import { joinClasses } from '@kinora/ui'
import { MessageMeta } from './MessageMeta.tsx'
import { MomentLink } from './MomentLink.tsx'
import { Portrait } from './Portrait.tsx'
import styles from './Thread.module.css'

type Props = { message: Message; me: number; picture?: string | null; isNew: boolean }

/** What somebody wrote. Lines are kept; nothing in it is markup. */
export function TextBubble({ message, me, picture, isNew }: Props) {
  const isMine = message.senderId === me
  const { trainingId, trainingName, seconds } = message.metadata
  return (
    <li className={joinClasses(styles.message, isMine && styles.mine)} data-message={message.id}>
      {!isMine && <Portrait name={message.senderFirstName} picture={picture} />}
      <div className={styles.bubble}>
        {seconds !== undefined && <MomentLink id={trainingId} name={trainingName} seconds={seconds} />}
        <p className={styles.text}>{message.content}</p>
        <MessageMeta message={message} me={me} isNew={isNew} />
      </div>
    </li>
  )
}
