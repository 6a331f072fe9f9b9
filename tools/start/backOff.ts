const FIRST_MS = 500
const LONGEST_MS = 30_000
const HEALTHY_AFTER_MS = 60_000

/**
 * Exponential backoff for restarts: the delay doubles each time, and is reset when the process has run for a minute.
 */
export function backOff() {
  let next = FIRST_MS
  return {
    /** @param livedMs how long the process lived. */
    after(livedMs: number): number {
      if (livedMs >= HEALTHY_AFTER_MS) next = FIRST_MS
      const wait = next
      next = Math.min(next * 2, LONGEST_MS)
      return wait
    },
  }
}
