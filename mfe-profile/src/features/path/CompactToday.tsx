import type { Plan } from '@kinora/contracts'
import { formatMinutes, typeset, useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Icon, LinkButton } from '@kinora/ui'
import styles from './CompactToday.module.css'
import { leftToday, secondsOf } from './planDay.ts'
import { StartLink } from './StartLink.tsx'
import { TodayTile } from './TodayTile.tsx'

type Props = { plan: Plan; firstName: string }

/** Today's trainings in one card: how many are left, the next one with its button, and a link to the path. */
export function CompactToday({ plan, firstName }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const left = leftToday(plan)
  const [next] = left
  const shown = (next ?? plan.today[0])?.training
  const time = formatMinutes(secondsOf(left), locale, 'long')
  const title = next && typeset(next.training.title)
  return (
    <section className={styles.today} aria-labelledby="home-today">
      <TodayTile
        large
        image={shown?.image}
        end={
          <div className={styles.actions}>
            {next && (
              <StartLink
                small
                to={left.length > 1 ? paths.playPath() : paths.program(next.training.id)}
                words={t('today.start')}
                of={typeset(next.training.title)}
              />
            )}
            <LinkButton variant="quiet" to={paths.myPath()}>
              {t('today.path')}
            </LinkButton>
          </div>
        }
      >
        <h2 id="home-today">{t('today.hello', { name: firstName })}</h2>
        <p>{next ? t('today.left', { count: left.length, time }) : t('today.done')}</p>
        {next && (
          <p className={styles.next}>
            <Icon name="sun" size="small" />
            {title}
          </p>
        )}
      </TodayTile>
    </section>
  )
}
