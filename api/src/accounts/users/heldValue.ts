import type { Locale } from '@kinora/limits'
import { WORDS, type HeldWords } from './heldParts.ts'

/** Who reads, and what the names of their programs are. */
export type Reader = { userId: number; locale: Locale; timeZone: string; programTitles: Map<string, string> }

const LANGUAGE = { pl: 'pl', en: 'en-GB' }
const NUMBERS = { pl: new Intl.NumberFormat(LANGUAGE.pl), en: new Intl.NumberFormat(LANGUAGE.en) }
const DAYS = { pl: longDay('pl'), en: longDay('en') }
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const DAY = /^\d{4}-\d\d-\d\d$/
const COUNTRY = /^[A-Z]{2}$/
const A_MONDAY = '1970-01-05'

/** What the page calls a column or property, or nothing: then only programs have a use for it. */
export const labelOf = (name: string, locale: Locale): string | undefined =>
  WORDS[locale].columns[name as keyof HeldWords['columns']]

/** A value of a row in words. Empty for one that says nothing. */
export function heldValue(table: string, column: string, value: unknown, reader: Reader): string {
  const { userId, locale, programTitles } = reader
  const words = WORDS[locale]
  if (value === null || value === undefined || value === '') return ''
  if (column === 'sender_id') return value === userId ? words.page.you : words.page.other
  // It counts upside down (docs/specification.md, section 9).
  if (table === 'symptoms_surveys' && column === 'pain') return words.surveyPain[`${value as 0}`]
  if (column === 'program') return programTitles.get(String(value)) ?? String(value)
  if (column === 'minutes') return clock(Number(value))
  if (column === 'weekday' || column === 'weekdays')
    return [value]
      .flat()
      .map((day) => weekday(day, locale))
      .join(', ')
  if (column === 'time_zone') return zoneName(String(value), locale)
  if (column === 'country' && COUNTRY.test(String(value)))
    return new Intl.DisplayNames(LANGUAGE[locale], { type: 'region' }).of(String(value))!
  if (/amount/.test(column)) return price(Number(value), locale)
  if (typeof value === 'boolean') return value ? words.page.yes : words.page.no
  if (typeof value === 'number') return NUMBERS[locale].format(value)
  if (typeof value === 'string') return inWords(value, reader)
  if (Array.isArray(value)) return value.map((one) => heldValue(table, '', one, reader)).join(', ')
  return Object.entries(value)
    .map(([name, below]) => ({ name: labelOf(name, locale), text: heldValue(table, name, below, reader) }))
    .flatMap(({ name, text }) => (name && text ? [`${name}: ${text}`] : []))
    .join('; ')
}

function inWords(text: string, { locale, timeZone }: Reader): string {
  if (INSTANT.test(text)) return instantFormat(locale, timeZone).format(new Date(text))
  if (DAY.test(text)) return DAYS[locale].format(new Date(text))
  return WORDS[locale].values[text as keyof HeldWords['values']] ?? text
}

/** Made once for each language and zone: to make one takes a hundred times as long as to use it. */
const instantFormats = new Map<string, Intl.DateTimeFormat>()

function instantFormat(locale: Locale, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`
  const format =
    instantFormats.get(key) ??
    new Intl.DateTimeFormat(LANGUAGE[locale], { dateStyle: 'long', timeStyle: 'short', timeZone })
  instantFormats.set(key, format)
  return format
}

/** `czas polski`, or what the zone is called where it is not Poland's. */
function zoneName(timeZone: string, locale: Locale): string {
  if (timeZone === 'Europe/Warsaw') return WORDS[locale].page.polishTime
  const parts = new Intl.DateTimeFormat(LANGUAGE[locale], { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')!.value
}

function longDay(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LANGUAGE[locale], { dateStyle: 'long', timeZone: 'UTC' })
}

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

const price = (amount: number, locale: Locale) =>
  new Intl.NumberFormat(LANGUAGE[locale], { style: 'currency', currency: 'PLN' }).format(amount / 100)

/** ISO 8601: 1 is Monday. */
function weekday(day: unknown, locale: Locale): string {
  const date = new Date(`${A_MONDAY}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + Number(day) - 1)
  return new Intl.DateTimeFormat(LANGUAGE[locale], { weekday: 'long', timeZone: 'UTC' }).format(date)
}
