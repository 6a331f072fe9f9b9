import type { Locale } from '@kinora/limits'

const TIME_ZONE = 'Europe/Warsaw'
/** Declarations of law are dated to the second. */
const EXACT = ['withdrawnAt']

/** A value of a mail as people read it: moments (names in `At`) and days in words, months with their unit. */
export function factValue(name: string, value: string, locale: Locale): string {
  const language = locale === 'en' ? 'en-GB' : locale
  if (value === '') return ''
  if (name === 'months')
    return new Intl.NumberFormat(language, { style: 'unit', unit: 'month', unitDisplay: 'long' }).format(Number(value))
  if (name === 'deliverOn')
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value))
  if (!name.endsWith('At')) return value
  const time = EXACT.includes(name) ? ({ timeStyle: 'long' } as const) : {}
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', ...time, timeZone: TIME_ZONE }).format(new Date(value))
}
