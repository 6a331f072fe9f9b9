const FIRST_MS = 500
const LONGEST_MS = 30_000

/** Exponential backoff for restarts: the delay doubles each time a process could not start, and is reset when one did. */
export function backOff() {
  let next = FIRST_MS
  return {
    after(didStart: boolean): number {
      if (didStart) next = FIRST_MS
      const wait = next
      next = Math.min(next * 2, LONGEST_MS)
      return wait
    },
  }
}
