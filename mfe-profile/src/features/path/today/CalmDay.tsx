import type { Plan } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { Icon } from '@kinora/ui'
import { dayFromToday } from '../plan/dayWords.ts'
import { stateOfDay } from '../plan/planDay.ts'
import styles from './CalmDay.module.css'
import { TodayRow } from './TodayRow.tsx'

/** All is done, or nothing is asked for: a calm word, when it goes on, and what was done. */
export function CalmDay({ plan }: { plan: Plan }) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const state = stateOfDay(plan)
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
            {state === 'paused' && plan.state.mode !== 'normal'
              ? t('path.today.paused', { date: formatDay(plan.state.until, locale, 'long') })
              : t(state === 'done' ? 'path.today.finished' : 'path.today.rest')}
          </p>
          {next && state !== 'paused' && (
            <p>{t('path.today.restNext', { day: dayFromToday(next, plan.day, locale) })}</p>
          )}
        </div>
      </div>
      {plan.today.length > 0 && (
        <ul className={styles.films}>
          {plan.today.map((item) => (
            <TodayRow key={item.training.id} item={item} />
          ))}
        </ul>
      )}
    </div>
  )
}
