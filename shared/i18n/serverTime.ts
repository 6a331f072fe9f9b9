/** The server's time when this page began, in milliseconds; undefined until an answer has told it. */
let pageBeganAt: number | undefined

/**
 * Notes the server's time, which each answer tells (`Date`, RFC 9110, 6.6.1). The greatest counts: one that was slow, or
 * kept in a cache, tells an earlier time.
 */
export function hearServerTime(answer: Response | undefined): void {
  const told = Date.parse(answer?.headers.get('date') ?? '')
  if (Number.isNaN(told)) return
  pageBeganAt = Math.max(pageBeganAt ?? -Infinity, told - performance.now())
}

/**
 * What time it is, at most a second late. The device's clock, which may be hours off, is asked only before the server has
 * told its time.
 */
export const serverNow = (): Date => new Date(pageBeganAt === undefined ? Date.now() : pageBeganAt + performance.now())

/** Milliseconds until a moment that the server has named, in milliseconds since 1970; up to a second too many. */
export const msUntil = (moment: number): number => moment - serverNow().getTime()

export function forgetServerTime(): void {
  pageBeganAt = undefined
}
