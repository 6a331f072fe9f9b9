import assert from 'node:assert/strict'

/** Some moments are sent in whole seconds. */
const ROUNDING_MS = 1_000

/** That an ISO time is `laterMs` after something which happened between `since` and now, in milliseconds. */
export function assertMoment(moment: string, { since, laterMs = 0 }: { since: number; laterMs?: number }): void {
  const happened = Date.parse(moment) - laterMs
  assert.ok(happened >= since - ROUNDING_MS && happened <= Date.now() + ROUNDING_MS, moment)
}
