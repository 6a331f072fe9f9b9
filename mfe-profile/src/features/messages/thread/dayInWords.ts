import { serverNow, type Locale } from '@kinora/i18n'

/** `Środa, 18 listopada`, with the year if it is another one. */
export function dayInWords(day: Date, locale: Locale): string {
  const words = new Intl.DateTimeFormat(tagOf(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(day.getFullYear() === serverNow().getFullYear() ? {} : { year: 'numeric' }),
  }).format(day)
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
}

/** `17:42`, in the browser's time zone. */
export const timeInWords = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tagOf(locale), { hour: 'numeric', minute: '2-digit' }).format(new Date(instant))

/** Europe's order of day and month, and its hours. */
const tagOf = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale)

/** `3 grudnia`. */
export const dateInWords = (day: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(tagOf(locale), { day: 'numeric', month: 'long' }).format(day)
