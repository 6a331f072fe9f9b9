import type { Locale } from '@kinora/limits'
import { serverNow } from './serverTime.ts'

/** Days are written `2026-11-23`, as on the wire, and counted without a time zone. */

const DAY_MS = 86_400_000
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const write = (date: Date) => date.toISOString().slice(0, 10)
const pad = (number: number) => String(number).padStart(2, '0')

/** The day of an instant, in the browser's time zone. */
export const dayOf = (at: Date): string => `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`

export const today = (): string => dayOf(serverNow())

export const addDays = (day: string, count: number): string => write(new Date(dateOf(day).getTime() + count * DAY_MS))

export const daysBetween = (from: string, to: string): number =>
  Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / DAY_MS)

/** The day and all until `to`, which is included. */
export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, -((dateOf(day).getUTCDay() + 6) % 7))

const FORMS = {
  /** `12 lis` */
  short: { day: 'numeric', month: 'short' },
  /** `12 listopada` */
  long: { day: 'numeric', month: 'long' },
  /** `12 listopada 2026` */
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  /** `listopad 2026` */
  month: { month: 'long', year: 'numeric' },
  /** `piątek, 20 listopada` */
  weekdayAndDay: { weekday: 'long', day: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
} as const

/** English in the order of Europe. */
const languageOf = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale)

/** A day in words. */
export const formatDay = (day: string, locale: Locale, form: keyof typeof FORMS): string =>
  new Intl.DateTimeFormat(languageOf(locale), { ...FORMS[form], timeZone: 'UTC' }).format(dateOf(day))

/** ISO 8601: 1 is Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

const A_MONDAY = '1970-01-05'

/** `poniedziałek`, or `pon.` */
export const formatWeekday = (weekday: number, locale: Locale, form: 'weekday' | 'weekdayShort' = 'weekday'): string =>
  formatDay(addDays(A_MONDAY, weekday - 1), locale, form)

/** An instant in the browser's time zone: `2 listopada 2026 08:05`. */
export const formatMoment = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageOf(locale), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))

/** `12-11-2026` (docs/specification.md, section 2), in the browser's time zone. */
export const formatWithDashes = (at: Date): string => dayOf(at).split('-').reverse().join('-')
