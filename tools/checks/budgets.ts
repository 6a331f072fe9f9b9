import { thorough } from '../setup/thorough.js'

export type SuiteName = keyof typeof BUDGETS

/**
 * Seconds of processor that each suite may use, with all processes that it starts. To set one, take what a whole run of
 * `npm test` in a fresh clone prints on a quiet machine, and half as much again, because on a full one a second of
 * processor does less; raise it only for tests that are worth it. Seconds of a clock would say how busy the machine is.
 */
const BUDGETS = {
  jest: 540,
  static: 230,
  content: 40,
  rules: 25,
  tools: 100,
  api: 830,
  releases: 330,
  product: 350,
  journeys: 1_400,
  engines: 330,
}
/** What a run may use above its budget. */
const MARGIN = 1.25

/** A sentence if a suite used more than its budget. The thorough form of the tests has none. */
export function overBudget(name: SuiteName, used: number): string | undefined {
  const most = thorough(Infinity, BUDGETS[name] * MARGIN)
  if (used <= most) return undefined
  return `${name} used ${used.toFixed(0)} s of processor; its budget is ${BUDGETS[name]} s, and a quarter more is the limit.`
}
