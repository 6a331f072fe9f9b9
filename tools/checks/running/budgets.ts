import { thorough } from '../../setup/thorough.js'

export type SuiteName = keyof typeof BUDGETS

/**
 * Seconds of the reference processor (`measurePace`) that each suite may use, with all processes that it starts. To set
 * one, take what a whole run of `npm test` in a fresh clone prints, and half as much again. Raise it only for tests that
 * are worth it. Seconds of a clock would say how busy the machine is.
 */
const BUDGETS = {
  jest: 315,
  static: 150,
  content: 30,
  rules: 15,
  tools: 140,
  api: 540,
  releases: 240,
  product: 210,
  journeys: 950,
  engines: 225,
}
/** What a run may use above its budget. */
const MARGIN = 1.25

/** A sentence if a suite used more seconds of the reference processor than its budget. The thorough form has none. */
export function overBudget(name: SuiteName, used: number): string | undefined {
  const most = thorough(Infinity, BUDGETS[name] * MARGIN)
  if (used <= most) return undefined
  return `${name} used ${used.toFixed(0)} s of the reference processor; its budget is ${BUDGETS[name]} s, and a quarter more is the limit.`
}
