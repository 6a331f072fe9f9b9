import type { Locale } from '@kinora/limits'
import { identity } from './identity.ts'

const NO_BREAK_SPACE = '\u00a0'

/** The facts of `identity` as a text says them: `{{helpEmail}}` in a page or message is `factsIn(locale).helpEmail`. */
export function factsIn(locale: Locale) {
  const { company, address, entrance, register, phone, email } = identity
  const place = [address.street, `${address.postCode} ${address.city}`, ...(locale === 'pl' ? [] : ['Poland'])]
  return {
    company,
    address: place.join(', '),
    street: address.street,
    town: place.slice(1).join(', '),
    /** Finds the place on OpenStreetMap. */
    mapUrl: `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place.join(', ') })}`,
    entrance: entrance[locale],
    court: register.court[locale],
    krs: register.krs,
    nip: register.nip,
    regon: register.regon,
    capital: inZloty(register.capitalInZloty, locale),
    phone: spaced(phone),
    phoneUrl: `tel:${phone}`,
    helpEmail: email.help,
    privacyEmail: email.privacy,
    accessibilityEmail: email.accessibility,
    hours: hoursIn(locale),
  }
}

/** Who writes, as letters of a company have to say it (article 206 of the Polish code of commercial companies). */
export function imprintIn(locale: Locale): string {
  const { company, address, court, krs, nip, regon, capital } = factsIn(locale)
  return locale === 'pl'
    ? `${company}, ${address}. ${court}, KRS ${krs}, NIP ${nip}, REGON ${regon}, kapitał zakładowy ${capital}.`
    : `${company}, ${address}. ${court}, KRS ${krs}, tax number (NIP) ${nip}, REGON ${regon}, share capital ${capital}.`
}

/** `+48580000012` is `+48 58 000 00 12`. */
const spaced = (phone: string) => phone.replace(/^(\+48)(\d\d)(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5')

const inZloty = (amount: number, locale: Locale) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'PLN', maximumFractionDigits: 0 })
    .format(amount)
    .replaceAll(' ', NO_BREAK_SPACE)

/** `poniedziałek–piątek, 9:00–16:00`, `Monday to Friday, 9:00–16:00 (Polish time)`. */
function hoursIn(locale: Locale): string {
  const { from, to, opens, closes } = identity.hours
  const days = [from, to].map((weekday) => weekdayName(weekday, locale)).join(locale === 'pl' ? '–' : ' to ')
  const times = [opens, closes].map((time) => time.replace(/^0/, '')).join('–')
  return locale === 'pl' ? `${days}, ${times}` : `${days}, ${times} (Polish time)`
}

/** 1 January 2024 was a Monday. */
const weekdayName = (weekday: number, locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'pl' ? 'pl' : 'en-GB', { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  )
