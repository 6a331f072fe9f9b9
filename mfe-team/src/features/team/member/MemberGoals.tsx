import type { Goal } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { GOAL_SCORE_MAX } from '@kinora/limits'
import { joinClasses, Loaded } from '@kinora/ui'
import { useTeamGetGoalsQuery } from '../teamApi.ts'
import styles from './MemberGoals.module.css'
import { Panel } from './Panel.tsx'

/** What the member wants to be able to do, and how well it goes. */
export function MemberGoals({ id }: { id: number }) {
  const { t } = useTranslation('mfe-team')
  const reading = useTeamGetGoalsQuery(id, { refetchOnMountOrArgChange: true })
  return (
    <Panel title={t('goals.title')}>
      <Loaded reading={reading} failed={t('goals.failed')}>
        {(goals) =>
          goals.length === 0 ? (
            <p>{t('goals.none')}</p>
          ) : (
            <ul className={styles.goals}>
              {goals.map((goal) => (
                <GoalLine key={goal.id} goal={goal} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  )
}

function GoalLine({ goal: { text, scores } }: { goal: Goal }) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const [first, last] = [scores[0], scores.at(-1)]
  return (
    <li>
      <p className={styles.text}>{text}</p>
      {first && last ? (
        <div className={styles.score}>
          <span className={styles.bar} aria-hidden="true">
            {Array.from({ length: GOAL_SCORE_MAX }, (_, index) => (
              <span key={index} className={joinClasses(index < last.score && styles.full)} />
            ))}
          </span>
          <span>
            {scores.length > 1
              ? t('goals.progress', { now: last.score, start: first.score })
              : t('goals.score', { now: last.score })}
            {`, ${formatDay(last.day, locale, 'long')}`}
          </span>
        </div>
      ) : (
        <p className={styles.score}>{t('goals.unscored')}</p>
      )}
    </li>
  )
}
