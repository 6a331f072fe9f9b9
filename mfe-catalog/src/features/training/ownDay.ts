import type { Locale } from '@kinora/i18n'

/** The reader's own day, by the clock and zone of their browser. */

/** IANA, such as Europe/Warsaw. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** From 00:00:00 to 23:59:59 of the current date (specification, section 9), ISO 8601 UTC. */
export function endsOfToday(now = new Date()): { from: string; to: string } {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()]
  return { from: new Date(year, month, day).toISOString(), to: new Date(year, month, day, 23, 59, 59, 999).toISOString() }
}

/** When the next day begins. */
export const nextDay = (now = new Date()): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)

/** The date as `2026-11-21`. */
export const ownDate = (now = new Date()): string => new Intl.DateTimeFormat('sv-SE').format(now)

/** `8:40` */
export const clockOf = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).format(at)

/** `dzisiaj`, `jutro`, and otherwise `23 listopada`. */
export function dayOf(at: Date, locale: Locale, now = new Date()): string {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (ownDate(at) === ownDate(now)) return relative.format(0, 'day')
  if (ownDate(at) === ownDate(nextDay(now))) return relative.format(1, 'day')
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(at)
}
