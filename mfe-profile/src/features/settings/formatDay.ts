import type { Locale } from '@kinora/limits'

const languageOf = (locale: Locale) => (locale === 'pl' ? 'pl-PL' : 'en-GB')

/** The day of a time in ISO 8601, in the reader's time zone: `2 listopada 2026`. */
export const formatDay = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageOf(locale), { dateStyle: 'long' }).format(new Date(at))

/** The same with hour and minute. */
export const formatMoment = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageOf(locale), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))
