import { lastWithdrawalDay } from '@kinora/limits'
import { thorough } from '../../tools/setup/thorough.js'

export type Language = 'pl' | 'en'

const DAY_MS = 86_400_000
const TAGS: Record<Language, string> = { pl: 'pl', en: 'en-GB' }

/** What is different on the pages of a language, besides their words. */
export const LANGUAGES: Record<Language, { prefix: string; money: (zloty: number, decimals?: number) => string }> = {
  pl: { prefix: '', money: moneyIn('pl') },
  en: { prefix: '/en', money: moneyIn('en') },
}

/**
 * The languages in which the journeys of a file go their way, each with what is different in it: in `npm test` the one
 * whose turn it is, in the thorough form both.
 */
export const inTurn = <Of>(turn: Language, of: Record<Language, Of>): [language: Language, Of][] =>
  thorough<Language[], Language[]>(['pl', 'en'], [turn]).map((language) => [language, of[language]])

/** `49 zł`, with the spaces that the page has. */
function moneyIn(language: Language) {
  return (zloty: number, decimals = 0) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'PLN',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(zloty)
}

/** The day in Poland in so many days: `2026-12-09`, and as the pages of a language write it. */
export function dayInDays(days: number, language: Language, now = Date.now()): { day: string; words: string } {
  const at = Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(now)) + days * DAY_MS
  return { day: new Date(at).toISOString().slice(0, 10), words: inWords(at, language) }
}

/** The last day on which one may withdraw from what is bought now, as the pages of a language write it. */
export const withdrawalEnds = (language: Language): string =>
  inWords(Date.parse(lastWithdrawalDay(new Date())), language)

const inWords = (at: number, language: Language) =>
  new Intl.DateTimeFormat(TAGS[language], { dateStyle: 'long', timeZone: 'UTC' }).format(at)

/** The day in so many months, as the pages of a language write it: `23 lutego 2027`. */
export function dayInMonths(months: number, language: Language, now = new Date()): string {
  const day = new Date(now)
  day.setUTCDate(1)
  day.setUTCMonth(now.getUTCMonth() + months)
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(now.getUTCDate(), last))
  return new Intl.DateTimeFormat(TAGS[language], { dateStyle: 'long', timeZone: 'Europe/Warsaw' }).format(day)
}
