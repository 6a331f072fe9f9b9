import type { TeamPlace } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { LinkButton } from '@kinora/ui'
import styles from './MemberNav.module.css'
import { usePlace } from './usePlace.ts'

/** The person before and the next one, in the order of the list of the whole team. */
export function MemberNav({ id }: { id: number }) {
  const { t } = useTranslation('mfe-team')
  const listed = usePlace(id)
  if (!listed?.previous && !listed?.next) return null
  const { place, total, previous, next } = listed
  return (
    <nav className={styles.nav} aria-label={t('members.label')}>
      <span className={styles.place}>{t('members.place', { place, total })}</span>
      {previous && (
        <LinkButton variant="quiet" icon="arrow-left" to={paths.teamMember(previous.id)}>
          <span>
            <span className={styles.word}>{t('members.previous')}</span> {nameOf(previous)}
          </span>
        </LinkButton>
      )}
      {next && (
        <LinkButton iconAfter="arrow-right" to={paths.teamMember(next.id)}>
          <span>
            <span className={styles.word}>{t('members.next')}</span> {nameOf(next)}
          </span>
        </LinkButton>
      )}
    </nav>
  )
}

const nameOf = ({ firstName, lastName }: NonNullable<TeamPlace['next']>) => `${firstName} ${lastName}`
