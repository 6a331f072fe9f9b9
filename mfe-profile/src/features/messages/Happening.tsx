import type { Message } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Face, Icon } from '@kinora/ui'
import { MessageMeta } from './MessageMeta.tsx'
import styles from './Happening.module.css'

type Props = { message: Message; me: number; isNew: boolean }

/** What the product wrote as it happened: a team that began or ended, a feeling after a film. */
export function Happening({ message, me, isNew }: Props) {
  const { t } = useTranslation('mfe-profile')
  const { type, metadata } = message
  const { response, trainingId, trainingName = '' } = metadata
  const isSurvey = type === 'VIDEO_SURVEY_COMPLETED'
  const after = t('messages.afterProgram', { name: trainingName })
  return (
    <li className={styles.card} data-message={message.id}>
      {response ? (
        <Face feeling={response} className={styles.face} />
      ) : (
        <span className={styles.mark}>
          <Icon name={type === 'LEAVE_TEAM' ? 'info' : 'circle-check'} />
        </span>
      )}
      <div>
        <p className={styles.title}>
          {isSurvey ? (
            <>
              {trainingId === undefined ? after : <Link to={paths.program(trainingId)}>{after}</Link>}
              {response && `: ${t(`messages.feeling.${response}`)}`}
            </>
          ) : (
            t(`messages.happened.${type}`)
          )}
        </p>
        <MessageMeta message={message} me={me} isNew={isNew} />
      </div>
    </li>
  )
}
