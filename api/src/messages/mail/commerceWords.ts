import { identity } from '@kinora/content/identity'
import { lastWithdrawalDay, type Locale } from '@kinora/limits'
import { localePath, paths } from '@kinora/paths'
import { fillWords } from './fillWords.ts'
import type pl from './locales/pl.json'
import type { Fact, MailWords } from './MailWords.ts'
import { lettersOf, withoutAddresses } from './untrustedWords.ts'

const TIME_ZONE = 'Europe/Warsaw'
/** Declarations of law are dated to the second. */
const EXACT = ['withdrawnAt']

type Commerce = (typeof pl)['commerce']
export type CommerceTemplate = Exclude<keyof Commerce, 'facts' | 'somebody' | 'quote' | 'within' | 'onOrderPage'>
type FactName = keyof Commerce['facts']
type Values = Record<string, string>
type OfTemplate = Omit<MailWords, 'action' | 'footer'>

/** The page that the button opens, and the lines of the table, as far as there are values for them. */
const PARTS: Record<CommerceTemplate, { page: (values: Values) => string; facts: FactName[] }> = {
  welcomeToPlan: { page: paths.programs, facts: ['name', 'amount', 'renewsAt', 'nextAmount', 'withdrawal'] },
  planOrdered: { page: () => paths.subscription(), facts: ['name', 'renewsAt', 'nextAmount', 'withdrawal'] },
  firstChargeReminder: { page: () => paths.subscription(), facts: ['name', 'amount', 'renewsAt'] },
  receipt: { page: paths.invoices, facts: ['name', 'amount', 'paidAt', 'periodEndsAt', 'number'] },
  renewalReminder: { page: () => paths.subscription(), facts: ['name', 'amount', 'renewsAt'] },
  paymentFailed: { page: () => paths.subscription(), facts: ['name', 'amount', 'graceEndsAt'] },
  giftCard: { page: ({ code }) => paths.activateGift(code), facts: ['code', 'months', 'expiresAt'] },
  giftReceipt: {
    page: ({ token }) => paths.giftCard(token),
    facts: ['name', 'amount', 'paidAt', 'deliverOn', 'expiresAt', 'invoice', 'withdrawal'],
  },
  confirmCharge: { page: () => paths.subscription(), facts: ['name', 'amount', 'graceEndsAt'] },
  firstChargeFailed: {
    page: ({ kind, lookupKey = '' }) =>
      kind === 'gift' ? paths.giftOrder(lookupKey) : paths.subscription({ plan: lookupKey }),
    facts: ['name'],
  },
  refunded: { page: ({ orderId = '' }) => paths.payment(orderId), facts: ['name', 'refunded', 'orderId'] },
  partlyRefunded: { page: ({ orderId = '' }) => paths.payment(orderId), facts: ['name', 'refunded', 'orderId'] },
  refundFailed: { page: paths.contact, facts: ['name', 'orderId'] },
  disputed: { page: ({ orderId = '' }) => paths.payment(orderId), facts: ['name', 'amount', 'orderId'] },
  disputeWon: { page: ({ orderId = '' }) => paths.payment(orderId), facts: ['name', 'orderId'] },
  withdrawal: {
    page: ({ orderId = '' }) => paths.payment(orderId),
    facts: ['name', 'orderId', 'paidAt', 'withdrawnAt', 'refund'],
  },
  unpaidWithdrawal: {
    page: ({ orderId = '' }) => paths.payment(orderId),
    facts: ['name', 'orderId', 'withdrawnAt'],
  },
  withdrawalToConfirm: {
    page: ({ orderId, confirmCode }) => paths.withdrawal(orderId, confirmCode),
    facts: ['name', 'orderId', 'withdrawnAt'],
  },
  withdrawalDeclared: { page: ({ orderId }) => paths.withdrawal(orderId), facts: ['orderId', 'withdrawnAt'] },
}

export const isCommerce = (template: string): template is CommerceTemplate => Object.hasOwn(PARTS, template)

/**
 * Mails about plans and gift cards. `values` by name: those ending in `At` are moments in ISO 8601, `deliverOn` is a
 * day, `months` a number; `amount`, `nextAmount`, `refund` and `refunded` are prices in the mail's language, `name` is that of the product,
 * `number` that of an invoice.
 *
 * - `welcomeToPlan`: `name`, `amount` (what was paid), `paidAt`, `renewsAt`, `nextAmount`, `orderId`
 * - `planOrdered`: as `welcomeToPlan`, of a plan that begins at `renewsAt`
 * - `firstChargeReminder`: as `renewalReminder`
 * - `receipt`: `name`, `amount`, `paidAt`, `periodEndsAt`, `number`
 * - `renewalReminder`: `name`, `amount`, `renewsAt`
 * - `paymentFailed`: `name`, `amount`, `graceEndsAt`
 * - `giftReceipt`: `name`, `amount`, `paidAt`, `deliverOn` (or none), `expiresAt`, `token`, `orderId`
 * - `giftCard`: `giver`, `message`, `code`, `months`, `expiresAt`, `picture` (a path), `pictureText`
 * - `confirmCharge`: as `paymentFailed`, with `confirmUrl`, the page of the payment provider for it
 * - `firstChargeFailed`: `name`, `lookupKey`, `kind` of the product
 * - `refunded`, `partlyRefunded`: `name`, `orderId`, `refunded`
 * - `refundFailed`: `name`, `orderId`
 * - `disputed`: `name`, `orderId`, `amount`
 * - `disputeWon`: `name`, `orderId`
 * - `unpaidWithdrawal`: `name`, `orderId`, `withdrawnAt`
 * - `withdrawal`: `name`, `orderId`, `paidAt`, `withdrawnAt`, `refund`
 * - `withdrawalToConfirm`: `name`, `orderId`, `withdrawnAt`, `confirmCode`; goes to the account
 * - `withdrawalDeclared`: `orderId`, `withdrawnAt`; goes to whoever declared it, and names nothing of the account
 *
 * A gift card's mail has a stranger's words in it. Of the giver's name only letters are left, of the message no
 * addresses, and both are marked as theirs: nobody can have us send a link, or speak as us.
 */
export function commerceWords(
  template: CommerceTemplate,
  { facts: labels, somebody, quote, within, onOrderPage, ...templates }: Commerce,
  locale: Locale,
  values: Values,
  origin: string,
): OfTemplate {
  const { page, facts } = PARTS[template]
  const { subject, title, body, button, note } = templates[template]
  const written = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, factValue(name, value, locale)] as const),
  )
  const texts: Values = {
    ...written,
    helpEmail: identity.email.help,
    giver: lettersOf(values.giver ?? '') || somebody,
    message: values.message ? `${fillWords(quote, { message: withoutAddresses(values.message) })}\n\n` : '',
  }
  const urlOf = (path: string) => `${origin}${localePath(locale, path)}`
  const factOf = (name: FactName): Fact[] => {
    const label = labels[name]
    if (name === 'withdrawal') {
      const last = lastWithdrawalDay(new Date(values.paidAt ?? Date.now()))
      const value = fillWords(within, { day: factValue('withdrawUntil', last, locale) })
      return [{ label, value, url: urlOf(paths.withdrawal(values.orderId)) }]
    }
    if (name === 'invoice') return [{ label, value: onOrderPage, url: urlOf(paths.payment(values.orderId ?? '')) }]
    return written[name] ? [{ label, value: written[name] }] : []
  }
  return {
    subject: fillWords(subject, texts),
    title: fillWords(title, texts),
    body: fillWords(body, texts),
    facts: facts.flatMap(factOf),
    button,
    note: fillWords(note, texts),
    url: (template === 'confirmCharge' && values.confirmUrl) || urlOf(page(values)),
    ...(values.picture && {
      picture: { url: `${origin}${values.picture}`, alternativeText: values.pictureText ?? '' },
    }),
  }
}

/** A value of a mail as people read it: moments (names in `At`) and days in words, months with their unit. */
function factValue(name: string, value: string, locale: Locale): string {
  const language = locale === 'en' ? 'en-GB' : locale
  if (value === '') return ''
  if (name === 'months')
    return new Intl.NumberFormat(language, { style: 'unit', unit: 'month', unitDisplay: 'long' }).format(Number(value))
  if (name === 'deliverOn' || name === 'withdrawUntil')
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value))
  if (!name.endsWith('At')) return value
  const time = EXACT.includes(name) ? ({ timeStyle: 'long' } as const) : {}
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', ...time, timeZone: TIME_ZONE }).format(new Date(value))
}
