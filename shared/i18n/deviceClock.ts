/** The device's clock: it may be hours off, and be set while a page is open. No time of the server is compared with it. */

/** A mark for what the browser keeps between pages, to ask `isYoung` about. */
export const markNow = (): number => Date.now()

/** Whether a mark was made less than so long ago. One that lies ahead is of a clock that was set since, and is not. */
export function isYoung(mark: number, ms: number): boolean {
  const age = Date.now() - mark
  return age >= 0 && age < ms
}

/**
 * Tells the milliseconds since it was made. On some devices the page's own time stands still during sleep, and their clock
 * may be set back: the longer of the two counts.
 */
export function stopwatch(): () => number {
  const [clock, page] = [Date.now(), performance.now()]
  return () => Math.max(Date.now() - clock, performance.now() - page)
}
