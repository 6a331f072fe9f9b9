import type { MemberRecord } from '@kinora/contracts'
import { problemOf } from '@kinora/http'
import { dayOf, formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Avatar, EmptyState, ErrorState, LinkButton, Skeleton, useSite, Waiting } from '@kinora/ui'
import {
  useProfileGetMemberQuery,
  useProfileGetMemberStatsQuery,
  useProfileGetMemberSubscriptionQuery,
} from './memberApi.ts'
import styles from './MemberCard.module.css'
import { MemberFigures } from './MemberFigures.tsx'
import { SubscriptionLine } from './SubscriptionLine.tsx'

/** A member of the user's team: who they are, how they train, until when they have a subscription. */
export function MemberCard({ memberId }: { memberId: number }) {
  const { t } = useTranslation('mfe-profile')
  const { currentData: member, error, refetch } = useProfileGetMemberQuery(memberId)
  // First, because a member who left is still in the cache.
  if (problemOf(error)?.status === 404) return <Gone />
  if (member) return <LoadedMemberCard member={member} />
  if (error) return <ErrorState sentence={t('memberCard.failed')} onRetry={() => void refetch()} />
  return (
    <Waiting label={t('memberCard.waiting')} className={styles.card}>
      <div className={styles.waiting}>
        <Skeleton shape="heading" />
        <Skeleton short />
        <Skeleton shape="block" />
      </div>
    </Waiting>
  )
}

function Gone() {
  const { t } = useTranslation('mfe-profile')
  const { isProvided } = useSite()
  const back = isProvided(paths.myTeam()) && <LinkButton to={paths.myTeam()}>{t('memberCard.team')}</LinkButton>
  return <EmptyState sentence={t('memberCard.gone')} action={back} />
}

/** The same of a member who has been read. */
export function LoadedMemberCard({ member }: { member: MemberRecord }) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const stats = useProfileGetMemberStatsQuery(member.id)
  const subscription = useProfileGetMemberSubscriptionQuery(member.id, { refetchOnFocus: true })
  const since = formatDay(dayOf(new Date(member.since)), locale, 'full')
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
