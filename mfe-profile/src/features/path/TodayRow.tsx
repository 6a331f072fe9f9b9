import type { PlannedProgram } from '@kinora/contracts'
import { formatMinutes, typeset, useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Icon, useDoseWords } from '@kinora/ui'
import styles from './TodayRow.module.css'
import { TodayTile } from './TodayTile.tsx'

/** Another training of today, as one line that leads to its film. */
export function TodayRow({ item: { training, dose, doneToday } }: { item: PlannedProgram }) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const doseWords = useDoseWords()
  return (
    <li className={styles.row}>
      <TodayTile
        image={training.image}
        end={
          <span className={styles.arrow}>
            <Icon name="arrow-right" />
          </span>
        }
      >
        <h3>
          <Link to={paths.program(training.id)}>{typeset(training.title)}</Link>
        </h3>
        <p>
          {formatMinutes(training.duration, locale)} · {doseWords(dose)}
        </p>
        {doneToday > 0 && (
          <p className={styles.done}>
            <Icon name="circle-check" size="small" />
            {t('path.today.done')}
          </p>
        )}
      </TodayTile>
    </li>
  )
}
