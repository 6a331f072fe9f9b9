import { thorough } from '../setup/thorough.js'

export type SuiteName = keyof typeof BUDGETS

/**
 * Seconds of processor that each suite may use, with all processes that it starts. To set one, take the median of three
 * whole runs of `npm test` in a fresh clone beside other work, which print what was used (a full machine makes a second of
 * processor do less); raise it only for tests that are worth it. Seconds of a clock would say how busy the machine is.
 */
const BUDGETS = {
  jest: 450,
  static: 350,
  content: 160,
  rules: 40,
  tools: 90,
  api: 650,
  releases: 260,
  product: 400,
  journeys: 1_500,
  engines: 400,
}
/** What a run may use above its budget. */
const MARGIN = 1.25

/** A sentence if a suite used more than its budget. The thorough form of the tests has none. */
export function overBudget(name: SuiteName, used: number): string | undefined {
  const most = thorough(Infinity, BUDGETS[name] * MARGIN)
  if (used <= most) return undefined
  return `${name} used ${used.toFixed(0)} s of processor; its budget is ${BUDGETS[name]} s, and a quarter more is the limit.`
}
