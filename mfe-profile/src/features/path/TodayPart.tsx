import type { Plan, SpecialistRecord } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Icon, LinkButton, VisuallyHidden } from '@kinora/ui'
import { dayFromToday } from './dayWords.ts'
import { leftToday, stateOfDay } from './planDay.ts'
import { TodayCard } from './TodayCard.tsx'
import { TodayRow } from './TodayRow.tsx'
import styles from './TodayPart.module.css'

type Props = { plan: Plan; specialist?: SpecialistRecord | null }

/** Today's trainings: the first that is left large, the others as lines. Without any a calm word. */
export function TodayPart({ plan, specialist }: Props) {
  const { t } = useTranslation('mfe-profile')
  const left = leftToday(plan)
  const [first] = left
  const others = plan.today.filter((item) => item !== first)
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today">
        <VisuallyHidden>{t('path.today.title')}</VisuallyHidden>
      </h2>
      {first ? <TodayCard item={first} note={plan.note} specialist={specialist} /> : <Calm plan={plan} />}
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((item) => (
            <TodayRow key={item.training.id} item={item} />
          ))}
        </ul>
      )}
      {left.length > 1 && (
        <LinkButton wide icon="play" to={paths.playPath()}>
          {t('path.today.playAll')}
        </LinkButton>
      )}
    </section>
  )
}

/** All is done, or nothing is asked for. */
function Calm({ plan }: { plan: Plan }) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const state = stateOfDay(plan)
  const next = plan.items
    .map(({ nextDay }) => nextDay)
    .filter((day) => day !== null)
    .sort()[0]
  return (
    <div className={styles.calm}>
      <Icon name={state === 'done' ? 'circle-check' : 'leaf'} size="large" />
      <div>
        <p className={styles.sentence}>
          {state === 'paused' && plan.state.mode !== 'normal'
            ? t('path.today.paused', { date: formatDay(plan.state.until, locale, 'long') })
            : t(state === 'done' ? 'path.today.finished' : 'path.today.rest')}
        </p>
        {next && state !== 'paused' && <p>{t('path.today.restNext', { day: dayFromToday(next, plan.day, locale) })}</p>}
      </div>
    </div>
  )
}
