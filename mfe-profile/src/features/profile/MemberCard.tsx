import type { MemberRecord } from '@kinora/contracts'
import { useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Avatar, EmptyState, ErrorState, LinkButton, Skeleton, useSite, VisuallyHidden } from '@kinora/ui'
import {
  useProfileGetMemberQuery,
  useProfileGetMemberStatsQuery,
  useProfileGetMemberSubscriptionQuery,
} from './memberApi.ts'
import styles from './MemberCard.module.css'
import { MemberFigures } from './MemberFigures.tsx'
import { SubscriptionLine } from './SubscriptionLine.tsx'

/** A member of the reader's team: who they are, how they train, until when they have a subscription. */
export function MemberCard({ memberId }: { memberId: number }) {
  const { t } = useTranslation('mfe-profile')
  const { currentData: member, error, refetch } = useProfileGetMemberQuery(memberId)
  // First, because a member who left is still in the cache.
  if (error && 'status' in error && error.status === 404) return <Gone />
  if (member) return <KnownMember member={member} />
  if (error) return <ErrorState sentence={t('memberCard.failed')} onRetry={() => void refetch()} />
  return (
    <div className={styles.card} role="status">
      <VisuallyHidden>{t('memberCard.waiting')}</VisuallyHidden>
      <div className={styles.waiting}>
        <Skeleton shape="heading" />
        <Skeleton short />
        <Skeleton shape="block" />
      </div>
    </div>
  )
}

function Gone() {
  const { t } = useTranslation('mfe-profile')
  const { isProvided } = useSite()
  const back = isProvided(paths.myTeam()) && <LinkButton to={paths.myTeam()}>{t('memberCard.team')}</LinkButton>
  return <EmptyState sentence={t('memberCard.gone')} action={back} />
}

/** The same of a member who has been read. */
export function KnownMember({ member }: { member: MemberRecord }) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const stats = useProfileGetMemberStatsQuery(member.id)
  const subscription = useProfileGetMemberSubscriptionQuery(member.id, { refetchOnFocus: true })
  const since = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(member.since))
  const heading = `member-${member.id}`
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={styles.person}>
        <Avatar person={member} />
        <div>
          <h2 id={heading}>
            {member.firstName} {member.lastName}
          </h2>
          <p className={styles.since}>{t('memberCard.since', { date: since })}</p>
        </div>
      </div>
      <div className={styles.facts}>
        <MemberFigures large reading={stats} />
        <div className={styles.subscription}>
          <SubscriptionLine reading={subscription} unknown={t('memberCard.subscription.unknown')}>
            {t('memberCard.subscription.none')}
          </SubscriptionLine>
        </div>
      </div>
    </section>
  )
}
