import { typeset } from '@kinora/typeset'
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }

export type Locale = 'pl' | 'en'
export type Words = Omit<typeof pl, 'every'> & { every: Record<string, Record<string, string>> }
export const WORDS: Record<Locale, Words> = { pl: typesetAll(pl), en }

/** Words with all their texts set for Polish. */
function typesetAll<Texts extends object>(texts: Texts): Texts {
  return JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === 'string' ? typeset(value).replaceAll('{{count}} ', '{{count}}\u00a0') : value,
  ) as Texts
}

/** `Pay {{amount}}` with its values. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

/** A language that was asked for, or that of the browser. */
export function localeOf(language: string | null | undefined, acceptLanguage: string | undefined): Locale {
  if (language === 'pl' || language === 'en') return language
  return /^en\b/i.test(acceptLanguage ?? '') ? 'en' : 'pl'
}

const LANGUAGE = { pl: 'pl-PL', en: 'en-GB' }

/** An amount in the smallest unit of its currency: `49,00 zł`. */
export const money = (amount: number, currency: string, locale: Locale): string =>
  new Intl.NumberFormat(LANGUAGE[locale], { style: 'currency', currency: currency.toUpperCase() }).format(amount / 100)

/** A moment in seconds, as a day in Poland: `23 listopada 2026`, whose month stays with its day. */
export const day = (seconds: number, locale: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGE[locale], { dateStyle: 'long', timeZone: 'Europe/Warsaw' })
    .format(seconds * 1000)
    .replace(' ', '\u00a0')

type Recurring = { interval: string; interval_count: number }

/** `co 3 miesiące`. */
export function every({ interval, interval_count: count }: Recurring, locale: Locale): string {
  const forms = WORDS[locale].every[interval] ?? {}
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? Object.values(forms).at(-1) ?? ''
  return fill(form, { count })
}
