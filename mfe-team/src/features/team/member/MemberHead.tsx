import type { MemberRecord } from '@kinora/contracts'
import { dayOf, daysLeft, formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Avatar, type IconName, LinkButton, Loaded } from '@kinora/ui'
import { useReasons } from '../list/useReasons.ts'
import { ReasonList } from '../list/WorkRow.tsx'
import { Signals } from '../signals/Signals.tsx'
import { useTeamGetSignalsQuery, useTeamGetStatsQuery, useTeamGetSubscriptionQuery } from '../teamApi.ts'
import styles from './MemberHead.module.css'
import { usePlace } from './usePlace.ts'

const BESIDE_SIGNALS: ReadonlySet<IconName> = new Set(['message', 'hand', 'leaf', 'path', 'pause'])

/** The days of a subscription that ends sooner are counted. */
const DAYS_COUNTED = 30

/** Who the member is, since when, and what to look at. */
export function MemberHead({ member }: { member: MemberRecord }) {
  const { t } = useTranslation('mfe-team')
  const facts = useMemberFacts(member)
  const signals = useTeamGetSignalsQuery(member.id, { refetchOnMountOrArgChange: true })
  const name = `${member.firstName} ${member.lastName}`
  const listed = usePlace(member.id)?.member
  const reasons = useReasons()
  // Signals stand below with their explanations, and the pain in the chart.
  const more = listed ? reasons(listed).filter(({ icon }) => BESIDE_SIGNALS.has(icon)) : []
  return (
    <header className={styles.head}>
      <Avatar person={member} />
      <div className={styles.who}>
        <h1>{name}</h1>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        <div className={styles.why}>
          {more.length > 0 && <ReasonList reasons={more} name={name} />}
          <Loaded reading={signals} failed={t('signals.failed')}>
            {({ signals, snoozedUntil }) => (
              <>
                {signals.length === 0 && !snoozedUntil && <p className={styles.none}>{t('signals.none')}</p>}
                <Signals
                  member={{ id: member.id, name, unreadWords: listed?.unreadWords ?? 0 }}
                  signals={signals}
                  snoozedUntil={snoozedUntil}
                />
              </>
            )}
          </Loaded>
        </div>
      </div>
      <LinkButton
        variant="primary"
        icon="message"
        to={`${paths.teamMember(member.id)}?showMessages`}
        preventScrollReset
      >
        {t('member.write')}
      </LinkButton>
    </header>
  )
}

/** Since when in the team, how much they train, until when they have a subscription; each once it is known. */
function useMemberFacts({ id, since }: MemberRecord): string[] {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const { currentData: stats } = useTeamGetStatsQuery(id, { refetchOnMountOrArgChange: true })
  const { currentData: subscription } = useTeamGetSubscriptionQuery(id, { refetchOnFocus: true })
  const dateOf = (at: Date) => formatDay(dayOf(at), locale, 'full')
  function subscriptionInWords(expiryDate: number) {
    const days = daysLeft(expiryDate)
    return days <= DAYS_COUNTED
      ? t('row.subscription', { count: days })
      : t('member.subscription', { date: dateOf(new Date(expiryDate * 1000)) })
  }
  const week = stats && new Intl.NumberFormat(locale).format(stats.weekAVG)
  return [
    t('member.since', { date: dateOf(new Date(since)) }),
    stats && `${t('member.trainings', { count: stats.total })}, ${t('member.aWeek', { week })}`,
    subscription === undefined
      ? undefined
      : subscription?.isActive
        ? subscriptionInWords(subscription.expiryDate)
        : t('member.noSubscription'),
  ].filter((fact) => fact !== undefined)
}
