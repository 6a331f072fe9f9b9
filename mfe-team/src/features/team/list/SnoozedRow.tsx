import type { TeamMember } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { ShowAgain } from '../signals/PutOff.tsx'
import styles from './WorkList.module.css'

type Props = { member: TeamMember; beside: string | null; onShown: () => void }

/** Who is put off, until when, and the way back. */
export function SnoozedRow({ member: { id, firstName, lastName, snoozedUntil, unread }, beside, onShown }: Props) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const name = `${firstName} ${lastName}`
  return (
    <li className={styles.snoozed} data-member={id}>
      <p>
        <Link to={beside ?? paths.teamMember(id)} preventScrollReset={beside !== null}>
          {name}
        </Link>{' '}
        {t('row.until', { day: formatDay(snoozedUntil ?? '', locale, 'long') })}
        {unread > 0 && `, ${t('row.told', { count: unread })}`}
      </p>
      <ShowAgain memberId={id} name={name} onDone={onShown} />
    </li>
  )
}
