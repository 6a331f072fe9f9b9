import type { Locale } from '@kinora/limits'
import { minuteOf, type Calendar } from './calendar.ts'
import { chance } from './chance.ts'
import { addressOf, emailOf, phoneNumber } from './person.ts'
import type { GiftOrder, Months, PaymentState } from './records.ts'

type Order = {
  firstName: string
  lastName: string
  country?: string
  locale: Locale
  recipient: string
  months: Months
  design: GiftOrder['design']
  payment: PaymentState
  ordered: number
  /** Key of the member and how many days ago. */
  redeemed?: [by: string, daysAgo: number]
}

const DAYS_VALID = 365
/** Crockford's base 32: no letter that could be taken for a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const orders: Order[] = [
  {
    firstName: 'Ewelina',
    lastName: 'Kalina',
    locale: 'pl',
    recipient: 'teresa.kalina',
    months: 12,
    design: 'sunrise',
    payment: 'paid',
    ordered: 199,
    redeemed: ['teresa-kalina', 196],
  },
  {
    firstName: 'Olga',
    lastName: 'Dziewanna',
    locale: 'pl',
    recipient: 'irena.dziewanna',
    months: 12,
    design: 'tea-by-the-window',
    payment: 'paid',
    ordered: 161,
    redeemed: ['irena-dziewanna', 160],
  },
  {
    firstName: 'Barbara',
    lastName: 'Rezeda',
    locale: 'pl',
    recipient: 'beata.macierzanka',
    months: 12,
    design: 'hands',
    payment: 'paid',
    ordered: 80,
    redeemed: ['beata-macierzanka', 77],
  },
  {
    firstName: 'Wacław',
    lastName: 'Melisa',
    locale: 'pl',
    recipient: 'dorota.melisa',
    months: 3,
    design: 'leaves',
    payment: 'paid',
    ordered: 58,
    redeemed: ['dorota-melisa', 57],
  },
  {
    firstName: 'Wiesława',
    lastName: 'Bławatek',
    locale: 'pl',
    recipient: 'czeslaw.blawatek',
    months: 1,
    design: 'quiet-corner',
    payment: 'paid',
    ordered: 43,
    redeemed: ['czeslaw-blawatek', 40],
  },
  {
    firstName: 'Anna',
    lastName: 'Jarzębina',
    locale: 'pl',
    recipient: 'ciocia.jarzebina',
    months: 3,
    design: 'sunrise',
    payment: 'paid',
    ordered: 11,
  },
  {
    firstName: 'Hazel',
    lastName: 'Cobbleberry',
    country: 'GB',
    locale: 'en',
    recipient: 'gran.cobbleberry',
    months: 12,
    design: 'winter',
    payment: 'paid',
    ordered: 27,
  },
  {
    firstName: 'Mirosław',
    lastName: 'Kocanka',
    locale: 'pl',
    recipient: 'sasiad.kocanka',
    months: 3,
    design: 'quiet-corner',
    payment: 'paid',
    ordered: 402,
  },
  {
    firstName: 'Sabina',
    lastName: 'Nagietek',
    locale: 'pl',
    recipient: 'mama.nagietek',
    months: 1,
    design: 'tea-by-the-window',
    payment: 'processing',
    ordered: 1,
  },
  {
    firstName: 'Rowan',
    lastName: 'Meadowsweet',
    country: 'GB',
    locale: 'en',
    recipient: 'dad.meadowsweet',
    months: 3,
    design: 'leaves',
    payment: 'cancelled',
    ordered: 18,
  },
  {
    firstName: 'Leon',
    lastName: 'Chaber',
    locale: 'pl',
    recipient: 'brat.chaber',
    months: 12,
    design: 'hands',
    payment: 'problem',
    ordered: 6,
  },
]

export function giftOrders({ at }: Calendar): GiftOrder[] {
  return orders.map(
    ({ firstName, lastName, country, locale, recipient, months, design, payment, ordered, redeemed }, index) => ({
      purchaserEmail: emailOf({ firstName, lastName }),
      recipientEmail: `${recipient}@example.org`,
      firstName,
      lastName,
      locale,
      months,
      design,
      payment,
      phoneNumber: phoneNumber(country, 100 + index),
      address: addressOf(country, 100 + index),
      code: payment === 'paid' ? codeOf(recipient) : null,
      orderedAt: at(ordered, minuteOf('17:45')),
      expiresAt: at(ordered - DAYS_VALID, minuteOf('17:45')),
      redeemedBy: redeemed?.[0] ?? null,
      redeemedAt: redeemed ? at(redeemed[1], minuteOf('20:30')) : null,
    }),
  )
}

/** Four groups of four. */
function codeOf(recipient: string) {
  const { whole } = chance(`gift ${recipient}`)
  return Array.from({ length: 16 }, () => LETTERS[whole(0, LETTERS.length - 1)])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')
}
