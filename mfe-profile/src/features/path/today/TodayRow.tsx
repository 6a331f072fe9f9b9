import type { Dose, PlannedProgram } from '@kinora/contracts'
import { formatMinutes, typeset, useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Icon, Picture, useDoseWords } from '@kinora/ui'
import styles from './TodayRow.module.css'

/** A film of today, as one line that leads to it: its dose, and how long it takes or that it is done. */
export function TodayRow({ item: { training, dose, doneToday } }: { item: PlannedProgram }) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const doseWords = useDoseWords()
  return (
    <li className={styles.row}>
      {training.image && <Picture image={training.image} sizes="6rem" alt="" className={styles.picture} />}
      <div className={styles.words}>
        <h3>
          <Link to={paths.program(training.id)}>{typeset(training.title)}</Link>
        </h3>
        <p className={styles.dose}>{doseWords(ofOneDay(dose))}</p>
      </div>
      {doneToday > 0 ? (
        <p className={styles.done}>
          <Icon name="circle-check" size="small" />
          <span>{t('path.today.done')}</span>
        </p>
      ) : (
        <p className={styles.time}>{formatMinutes(training.duration, locale)}</p>
      )}
    </li>
  )
}

/** What is to be done on a day, without on which days, as far as that leaves any words. */
function ofOneDay(dose: Dose | null): Dose | null {
  if (!dose?.text && !((dose?.perDayMax ?? 0) > 1)) return dose
  return { ...dose!, weekdays: null, daysPerWeek: null, until: null }
}
