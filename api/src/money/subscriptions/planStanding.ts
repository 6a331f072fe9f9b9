import type { Payment, PlanOverview } from '@kinora/contracts'
import type { Revocation } from '../orders/orderTables.ts'

/** What a subscription at the provider is to whoever has it (the contract's `PlanOverview`). */
export type PlanStanding = NonNullable<PlanOverview['plan']>['status']

type Facts = {
  /** The provider's. */
  status: string
  periodEndsAt: string
  endsAtPeriodEnd: boolean
  graceEndsAt: string | null
  /** Whether any of its invoices was paid, and why the last one of them gives nothing. */
  wasPaid: boolean
  revokedBy: Revocation | null
}

const REVOKED = { refund: 'refunded', dispute: 'disputed', lostDispute: 'disputeLost' } as const

/** Those that run, or will: beside them no other plan is bought, but changed. */
const RUNNING: PlanStanding[] = ['active', 'upcoming', 'renewing', 'pastDue']

/** Whether the plan keeps its buyer from ordering another. One that will end does not, nor does one that gives nothing. */
export const isRunning = (plan: Facts): boolean => !plan.endsAtPeriodEnd && RUNNING.includes(standingOf(plan))

/** Whether anything about the plan can be done in the provider's portal. */
export const hasPortal = (plan: Facts | undefined): boolean =>
  plan !== undefined && [...RUNNING, 'ending', 'unpaid'].includes(standingOf(plan))

type Bought = NonNullable<Payment['plan']>

/** What the plan of an order is to its buyer, also when it is over: since when, until when or from when. */
export function boughtStanding(
  plan: Facts & { paidUntil: string | null; revokedAt: string | null },
  now = Date.now(),
): Bought {
  const { status, graceEndsAt, paidUntil, periodEndsAt } = plan
  if (plan.revokedBy) return { status: REVOKED[plan.revokedBy], at: plan.revokedAt ?? periodEndsAt }
  const endsAt = paidUntil ?? periodEndsAt
  const lasts = Date.parse(endsAt) > now
  // What ended while a charge had failed was not paid on; what was paid before stays.
  if (['canceled', 'incomplete_expired'].includes(status)) {
    const ended = graceEndsAt === null ? 'ended' : 'unpaid'
    return { status: plan.wasPaid && lasts ? 'ending' : ended, at: endsAt }
  }
  const standing = standingOf(plan, now)
  return standing === 'ending' && !lasts ? { status: 'ended', at: endsAt } : { status: standing, at: periodEndsAt }
}

export function standingOf(plan: Facts, now = Date.now()): PlanStanding {
  const { status, revokedBy, graceEndsAt, endsAtPeriodEnd } = plan
  if (revokedBy) return REVOKED[revokedBy]
  if (status === 'trialing') return 'upcoming'
  if (!plan.wasPaid && graceEndsAt === null)
    return status === 'active' || status === 'incomplete' ? 'processing' : 'failed'
  const isInGrace = graceEndsAt !== null && Date.parse(graceEndsAt) > now
  if (status === 'past_due' || status === 'unpaid') return isInGrace ? 'pastDue' : 'unpaid'
  if (endsAtPeriodEnd) return 'ending'
  if (Date.parse(plan.periodEndsAt) > now) return 'active'
  return graceEndsAt === null || isInGrace ? 'renewing' : 'unpaid'
}
