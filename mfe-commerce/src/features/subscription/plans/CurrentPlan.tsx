import type { PlanOverview } from '@kinora/contracts'
import { typeset, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Icon, joinClasses } from '@kinora/ui'
import { PortalButton } from '../PortalButton.tsx'
import { useDay, useDaysLeft } from '../useDay.ts'
import { ConfirmLink } from './ConfirmLink.tsx'
import styles from './CurrentPlan.module.css'
import { isTroubled, planWords } from './planWords.ts'

/** What the user has now: the plan, gift time, and until when all of it together lasts. Nothing without access. */
export function CurrentPlan({ overview }: { overview: PlanOverview }) {
  const { t } = useTranslation('mfe-commerce')
  const { plan, gifts, accessEndsAt, hasPortal, hasInvoices } = overview
  if (!plan && accessEndsAt === null) return null
  const isLate = plan !== null && isTroubled(plan)
  const confirmUrl = plan?.confirmUrl
  return (
    <section className={joinClasses(styles.panel, isLate && styles.late)} aria-label={t('plans.yours')}>
      <span className={styles.badge}>
        <Icon name={isLate ? 'circle-alert' : 'calendar'} />
      </span>
      <div className={styles.words}>
        {plan ? <PlanWords plan={plan} /> : <AccessWords endsAt={accessEndsAt ?? ''} isGift={gifts.length > 0} />}
        <Periods overview={overview} />
        {hasInvoices && (
          <p className={styles.links}>
            <Link to={paths.invoices()}>{t('plans.invoices')}</Link>
          </p>
        )}
      </div>
      {confirmUrl && <ConfirmLink url={confirmUrl} />}
      {hasPortal && <PortalButton label={t(isLate && !confirmUrl ? 'plans.portal.repair' : 'plans.portal.open')} />}
    </section>
  )
}

function PlanWords({ plan }: { plan: NonNullable<PlanOverview['plan']> }) {
  const { t } = useTranslation('mfe-commerce')
  const day = useDay()
  const daysLeft = useDaysLeft()
  const { title, lines, date, until } = planWords(plan)
  const { nextChargeDisplay: price, nextName } = plan
  const name = setName(plan.name)
  const about = { date: day(date), price, name: nextName && setName(nextName) }
  return (
    <>
      <p className={styles.title}>{t(title, { name, date: day(date) })}</p>
      <p>
        {lines.map((line) => t(line, about)).join(' ')} {until && daysLeft(until)}
      </p>
    </>
  )
}

/** A number stays with its noun. */
const setName = (name: string) => typeset(name).replace(/(\d) /, '$1\u00a0')

function AccessWords({ endsAt, isGift }: { endsAt: string; isGift: boolean }) {
  const { t } = useTranslation('mfe-commerce')
  const day = useDay()
  const daysLeft = useDaysLeft()
  return (
    <>
      <p className={styles.title}>{t(isGift ? 'plans.gift' : 'plans.access', { date: day(endsAt) })}</p>
      <p>
        {t('plans.noNext')} {daysLeft(endsAt)}
      </p>
    </>
  )
}

/** Gift time beside a plan, or in several parts, and the end of everything. */
function Periods({ overview: { plan, gifts, accessEndsAt } }: { overview: PlanOverview }) {
  const { t } = useTranslation('mfe-commerce')
  const day = useDay()
  if (gifts.length === 0 || (!plan && gifts.length === 1)) return null
  return (
    <>
      <ul className={styles.periods}>
        {gifts.map(({ startsAt, endsAt }) => (
          <li key={startsAt}>{t('plans.giftPeriod', { from: day(startsAt), to: day(endsAt) })}</li>
        ))}
      </ul>
      {plan && accessEndsAt && <p>{t('plans.until', { date: day(accessEndsAt) })}</p>}
    </>
  )
}
