import type { TeamMember, SubscriptionStatus } from '@kinora/contracts'
import { dayOf, daysBetween, today, useLocale, useTranslation, daysLeft } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Avatar, Icon } from '@kinora/ui'
import { PainTrend } from '../signals/PainTrend.tsx'
import { Signals } from '../signals/Signals.tsx'
import styles from './MemberRow.module.css'

/** A member of the team: who they are, what they reported, and how they train. */
export function MemberRow({ member }: { member: TeamMember }) {
  const { t } = useTranslation('mfe-team')
  const name = `${member.firstName} ${member.lastName}`
  const subscription = useSubscriptionWords(member.subscription)
  return (
    <li className={styles.row}>
      <Avatar person={member} small />
      <div className={styles.who}>
        <Link className={styles.name} to={paths.teamMember(member.id)}>
          {name}
        </Link>
        {member.unread > 0 && (
          <Link className={styles.unread} to={`${paths.teamMember(member.id)}?showMessages`}>
            <Icon name="message" size="small" />
            {t('list.unread', { count: member.unread })}
          </Link>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('list.subscription')}</dt>
          <dd>{subscription}</dd>
        </div>
        <div>
          <dt>{t('list.lastDone')}</dt>
          <dd>
            <LastDone at={member.lastDoneAt} />
          </dd>
        </div>
        <div>
          <dt>{t('list.progress')}</dt>
          <dd className={styles.progress}>
            {t('list.percent', { percent: member.progress })}
            <progress aria-hidden="true" max={100} value={member.progress} />
          </dd>
        </div>
        <div>
          <dt>{t('list.pain')}</dt>
          <dd>
            <PainTrend pain={member.pain} />
          </dd>
        </div>
      </dl>
      {(member.signals.length > 0 || member.snoozedUntil) && (
        <div className={styles.signals}>
          <Signals memberId={member.id} name={name} signals={member.signals} snoozedUntil={member.snoozedUntil} />
        </div>
      )}
    </li>
  )
}

function LastDone({ at }: { at: string | null }) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  if (at === null) return t('list.neverDone')
  const ago = daysBetween(today(), dayOf(new Date(at)))
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.min(0, ago), 'day')
}

/** How many days of a subscription are left, or that there is none. */
function useSubscriptionWords(status: SubscriptionStatus | null): string {
  const { t } = useTranslation('mfe-team')
  return status?.isActive ? t('list.daysLeft', { count: daysLeft(status.expiryDate) }) : t('list.noSubscription')
}
