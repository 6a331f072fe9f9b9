import type { Message } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Icon, VisuallyHidden } from '@kinora/ui'
import styles from './SystemMessage.module.css'
import { MessageMeta } from './MessageMeta.tsx'

type Props = { messages: [Message, ...Message[]]; me: number; isNew: boolean }

/** Programs that were added to the path or removed from it, one or several at once. */
export function PathEdits({ messages, me, isNew }: Props) {
  const { t } = useTranslation('mfe-profile')
  const [first] = messages
  const last = messages.at(-1)!
  const count = messages.length
  return (
    <li className={styles.card} data-message={messages.map(({ id }) => id).join()}>
      <span className={styles.mark}>
        <Icon name="path" />
      </span>
      <div>
        <p className={styles.title}>
          {count === 1 ? t(`messages.happened.${first.type}`) : t('messages.edits', { count })}
        </p>
        <ul className={styles.edits}>
          {messages.map(({ id, type, metadata: { trainingId, trainingName } }) => (
            <li key={id}>
              {count > 1 && <Icon name={type === 'ADD_VIDEO_TO_PATH' ? 'plus' : 'close'} size="small" />}
              {count > 1 && (
                <VisuallyHidden>
                  {t(`messages.edit.${type === 'ADD_VIDEO_TO_PATH' ? type : 'REMOVE_VIDEO_FROM_PATH'}`)}:{' '}
                </VisuallyHidden>
              )}
              {trainingId === undefined ? trainingName : <Link to={paths.program(trainingId)}>{trainingName}</Link>}
            </li>
          ))}
        </ul>
        <MessageMeta message={last} me={me} isNew={isNew} />
      </div>
    </li>
  )
}
