import type { Plan } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { Icon } from '@kinora/ui'
import type { ReactNode } from 'react'
import { dayFromToday } from '../plan/dayWords.ts'
import { stateOfDay } from '../plan/planDay.ts'
import styles from './CalmDay.module.css'
import { TodayRow } from './TodayRow.tsx'

type Props = {
  plan: Plan
  /** For a day on which nothing is asked for. */
  link?: ReactNode
}

/** All is done, nothing is asked for, or it hurts: a calm word, when it goes on, and what was done. */
export function CalmDay({ plan, link }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const state = stateOfDay(plan)
  const films = state === 'stop' ? plan.today.filter(({ doneToday }) => doneToday > 0) : plan.today
  const next = plan.items
    .map(({ nextDay }) => nextDay)
    .filter((day) => day !== null)
    .sort()[0]
  return (
    <div className={styles.day}>
      <div className={styles.calm}>
        <Icon name={state === 'done' ? 'circle-check' : 'leaf'} size="large" />
        <div>
          <p className={styles.sentence}>
            {plan.state.mode === 'paused'
              ? t('path.today.paused', { date: formatDay(plan.state.until, locale, 'long') })
              : t(
                  `path.today.${state === 'done' ? 'finished' : state === 'stop' || state === 'free' ? state : 'rest'}`,
                )}
          </p>
          {state === 'stop' &&
            (plan.painNote ? (
              <div>
                <p>{t('path.today.painNote')}</p>
                <blockquote className={styles.advice}>{plan.painNote}</blockquote>
              </div>
            ) : (
              <p>{t('path.today.stopWords')}</p>
            ))}
          {next && state !== 'paused' && (
            <p>{t('path.today.restNext', { day: dayFromToday(next, plan.day, locale) })}</p>
          )}
          {(state === 'rest' || state === 'free') && link && <p>{link}</p>}
        </div>
      </div>
      {films.length > 0 && (
        <ul className={styles.films}>
          {films.map((item) => (
            <TodayRow key={item.training.id} item={item} />
          ))}
        </ul>
      )}
    </div>
  )
}
