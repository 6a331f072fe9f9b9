import type { Message } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Face, Icon } from '@kinora/ui'
import { MessageMeta } from './MessageMeta.tsx'
import styles from './SystemMessage.module.css'

type Props = { message: Message; me: number; isNew: boolean }

/** What the product wrote as it happened: a team that began or ended, a pause, a feeling after a film. */
export function SystemMessage({ message, me, isNew }: Props) {
  const { t } = useTranslation('mfe-profile')
  const { type, metadata } = message
  const locale = useLocale()
  const { response, trainingId, trainingName = '', until } = metadata
  const isSurvey = type === 'VIDEO_SURVEY_COMPLETED'
  const after = t('messages.afterProgram', { name: trainingName })
  return (
    <li className={styles.card} data-message={message.id}>
      {response ? (
        <Face feeling={response} className={styles.face} />
      ) : (
        <span className={styles.mark}>
          <Icon name={type === 'LEAVE_TEAM' || type === 'PLAN_PAUSED' ? 'info' : 'circle-check'} />
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
            t(`messages.happened.${type}`, { date: until ? formatDay(until, locale, 'long') : '' })
          )}
        </p>
        <MessageMeta message={message} me={me} isNew={isNew} />
      </div>
    </li>
  )
}
