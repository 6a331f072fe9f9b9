import type { Plan, PlannedProgram } from '@kinora/contracts'

/** What today's plan asks for and was not done today: nothing once an answer of today asks for rest. */
export const leftToday = ({ today, asksForRest }: Plan): PlannedProgram[] =>
  asksForRest ? [] : today.filter(({ doneToday }) => doneToday === 0)

/** The length of programs together, in seconds. */
export const secondsOf = (items: readonly { training: { duration: number } }[]): number =>
  items.reduce((sum, { training }) => sum + training.duration, 0)

/**
 * How today stands: something is left, all is done, nothing is asked for, the path never asks for anything and leaves the
 * days to the member, an answer asks to stop, or the plan is paused.
 */
export function stateOfDay(plan: Plan): 'left' | 'done' | 'rest' | 'free' | 'stop' | 'paused' {
  if (plan.state.mode === 'paused') return 'paused'
  if (plan.asksForRest) return 'stop'
  if (plan.today.length === 0) return plan.items.every(({ dose }) => dose === null) ? 'free' : 'rest'
  return leftToday(plan).length > 0 ? 'left' : 'done'
}
