export type Language = 'pl' | 'en'

/** What is different on the pages of a language, besides their words. */
export const LANGUAGES: Record<Language, { prefix: string; money: (zloty: number, decimals?: number) => string }> = {
  pl: { prefix: '', money: moneyIn('pl') },
  en: { prefix: '/en', money: moneyIn('en') },
}

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

/** The day in so many months, as the pages of a language write it: `23 lutego 2027`. */
export function dayInMonths(months: number, language: Language, now = new Date()): string {
  const day = new Date(now)
  day.setUTCDate(1)
  day.setUTCMonth(now.getUTCMonth() + months)
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(now.getUTCDate(), last))
  const locale = { pl: 'pl', en: 'en-GB' }[language]
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Warsaw' }).format(day)
}
