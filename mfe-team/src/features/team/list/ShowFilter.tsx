import type { TeamPage, TeamShow } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { Link } from '@kinora/router'
import styles from './ShowFilter.module.css'
import { SHOWS_LEFT, teamListPath, type TeamList } from './teamList.ts'

const SHOWS: TeamShow[] = ['all', 'wrote', 'pain', 'hard', 'silent', 'new', 'paused']

/** Whom the list shows: all, or those with one reason to look at them, each with how many there are. */
export function ShowFilter({ list, meta: { counts, left } }: { list: TeamList; meta: TeamPage['meta'] }) {
  const { t } = useTranslation('mfe-team')
  const countOf = (show: TeamShow) => counts[show] + (SHOWS_LEFT.includes(show) ? left.length : 0)
  const shown = SHOWS.filter((show) => show === 'all' || show === list.show || countOf(show) > 0)
  return (
    <nav aria-label={t('list.show.label')}>
      <ul className={styles.filter}>
        {shown.map((show) => (
          <li key={show}>
            <Link
              className={styles.choice}
              to={teamListPath({ ...list, show, page: 1, person: null })}
              aria-current={show === list.show ? 'true' : undefined}
              replace
              preventScrollReset
            >
              {t(`list.show.${show}`)} <span className={styles.count}>{countOf(show)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
