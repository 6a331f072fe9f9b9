import type { TeamMember } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { LinkButton } from '@kinora/ui'
import styles from './MemberNav.module.css'
import { useListed } from './useListed.ts'

/** The person before and the next one, in the order of the list, as far as its first page goes. */
export function MemberNav({ id }: { id: number }) {
  const { t } = useTranslation('mfe-team')
  const { members, total, at } = useListed(id)
  const [previous, next] = [members[at - 1], at < 0 ? members[0] : members[at + 1]]
  if (!previous && !next) return null
  return (
    <nav className={styles.nav} aria-label={t('members.label')}>
      {at >= 0 && <span className={styles.place}>{t('members.place', { place: at + 1, total })}</span>}
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

const nameOf = ({ firstName, lastName }: TeamMember) => `${firstName} ${lastName}`
