import type { Queryable } from '../../platform/index.ts'
import { type KnownPlan, markRead, selectGrace, selectKnown, upsertPeriod, upsertPlan } from './factQueries.ts'
import type { MoneyNews } from './postMoneyMails.ts'
import type { PaidFacts } from './readPaid.ts'
import type { PeriodFacts, PlanFacts } from './readPlan.ts'

/** A period whose payment was read, and what was known of it before. */
type Paid = { id: string; payment: PaidFacts; before: KnownPlan['periods'][number] | undefined }

/** Writes what was read of a plan. Returns what is new. */
export async function writePlan(db: Queryable, userId: number, plan: PlanFacts) {
  const known = await selectKnown(db, userId, plan.id)
  let hasChanged = await upsertPlan(db, userId, plan)
  for (const period of plan.periods) hasChanged = (await upsertPeriod(db, userId, plan.id, period)) || hasChanged
  await markRead(db, userId, plan.id)
  const hasFailed = plan.status === 'past_due' && known.status !== 'past_due'
  const last = lastOf(plan)
  return {
    hasChanged,
    periods: plan.periods.filter(({ id }) => !known.periods.some((period) => period.id === id)),
    money: moneyNews(plan, known, last?.id),
    hasFailed,
    graceEndsAt: hasFailed ? await selectGrace(db, userId, plan.id) : null,
    // It would be charged again, though the last time that was paid for was paid back or is disputed.
    isOver: last?.payment?.isRevoked === true && !ENDED.includes(plan.status) && (hasChanged || known.status === null),
  }
}

const ENDED = ['canceled', 'incomplete_expired']

const lastOf = ({ periods }: PlanFacts): PeriodFacts | undefined =>
  periods.toSorted((one, other) => other.endsAt.getTime() - one.endsAt.getTime())[0]

/** Of an earlier payment than the last one only the money is told: it says nothing about the access. */
function moneyNews({ periods }: PlanFacts, known: KnownPlan, last: string | undefined): Omit<MoneyNews, 'hasFailed'> {
  const paid = periods.flatMap(({ id, payment }): Paid[] => {
    if (!payment) return []
    return [{ id, payment, before: known.periods.find((period) => period.id === id) }]
  })
  const of = (isNews: (period: Paid) => boolean) => paid.filter(isNews).map(({ payment }) => payment)
  return {
    refunds: paid
      .filter(({ payment, before }) => payment.amountRefunded > (before?.amountRefunded ?? 0))
      .map(({ id, payment, before }) => ({
        payment,
        before: before?.amountRefunded ?? 0,
        isEnd: id === last && payment.isRevoked,
      })),
    disputes: of(
      ({ id, payment, before }) => id === last && payment.dispute === 'open' && before?.revokedBy !== 'dispute',
    ),
    wins: of(({ id, payment, before }) => id === last && payment.dispute === 'won' && before?.revokedBy === 'dispute'),
    notArrived: of(({ payment, before }) => payment.failedRefunds > (before?.failedRefunds ?? 0)),
  }
}
