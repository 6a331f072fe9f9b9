import type { PlanOverview } from '@kinora/contracts'

type Plan = NonNullable<PlanOverview['plan']>

/** Those beside which nothing else is bought: they are changed in the portal. */
const RUNNING: Plan['status'][] = ['active', 'upcoming', 'renewing', 'ending', 'pastDue']
/** Those of which people are warned. */
const TROUBLED: Plan['status'][] = ['pastDue', 'unpaid', 'failed', 'refunded', 'disputed', 'disputeLost']

export const isRunning = ({ status }: Plan): boolean => RUNNING.includes(status)
export const isTroubled = ({ status }: Plan): boolean => TROUBLED.includes(status)

/**
 * The messages that say what a plan is, and the moment that their `date` is; `until`: the one of which the days that are
 * left are told.
 */
export function planWords(plan: Plan) {
  const { status, periodEndsAt, renewsAt, nextName, graceEndsAt, confirmUrl } = plan
  const title = `plans.status.${status === 'renewing' ? 'active' : status}` as const
  const date = renewsAt ?? periodEndsAt
  if (status === 'active')
    return { title, lines: [nextName ? 'plans.nextAs' : 'plans.next'] as const, date, until: periodEndsAt }
  if (status === 'ending') return { title, lines: ['plans.noNext'] as const, date, until: periodEndsAt }
  if (status === 'pastDue')
    return {
      title: confirmUrl ? ('plans.status.confirm' as const) : title,
      lines: [confirmUrl ? 'plans.confirm' : 'plans.pastDue', 'plans.grace'] as const,
      date: graceEndsAt ?? date,
      until: graceEndsAt,
    }
  return { title, lines: [`plans.about.${status}`] as const, date, until: null }
}
