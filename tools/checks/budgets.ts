import { thorough } from '../setup/thorough.js'

export type SuiteName = keyof typeof BUDGETS

/**
 * Seconds of processor that each suite may use, with all processes that it starts. To set one, take the median of three
 * whole runs of `npm test` in a fresh clone, which print what was used; raise it only for tests that are worth it. Seconds
 * of a clock would say how busy the machine is.
 */
const BUDGETS = {
  jest: 330,
  static: 500,
  content: 110,
  rules: 60,
  tools: 60,
  api: 900,
  releases: 150,
  product: 800,
  journeys: 2_400,
  engines: 500,
}
/** What a run may use above its budget. */
const MARGIN = 1.25

/** A sentence if a suite used more than its budget. The thorough form of the tests has none. */
export function overBudget(name: SuiteName, used: number): string | undefined {
  const most = thorough(Infinity, BUDGETS[name] * MARGIN)
  if (used <= most) return undefined
  return `${name} used ${used.toFixed(0)} s of processor; its budget is ${BUDGETS[name]} s, and a quarter more is the limit.`
}
