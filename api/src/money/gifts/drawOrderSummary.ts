import type { NewGiftOrder } from '@kinora/contracts'
import { lastWithdrawalDay, type Locale } from '@kinora/limits'
import { localePath, paths } from '@kinora/paths'
import { escapeHtml } from '../../platform/index.ts'
import type pl from './locales/pl.json'

/** What is asked to be bought: its name and price in words, and the order as the form has sent it. */
export type GiftSummary = { name: string; price: string; order: NewGiftOrder; fields: [name: string, value: string][] }

/** The name of the button that orders: it says that it buys (directive 2011/83/EU, article 8). */
export const CONFIRM = 'confirm'

/** The order once more, with its sum and the last day of a withdrawal, and the button that buys. */
export function drawOrderSummary(
  words: typeof pl,
  { name, price, order, fields }: GiftSummary,
  locale: Locale,
): string {
  const { summary } = words
  const { purchaser, recipient, message, deliverOn } = order
  const street = [purchaser.streetAddress, purchaser.streetAddress2].filter(Boolean).join(', ')
  const lines = [
    [summary.card, name],
    [words.fields['recipient[email]'], recipient.email],
    [words.fields.deliverOn, deliverOn ? dayInWords(deliverOn, locale) : summary.atOnce],
    [words.fields.message, message || summary.noMessage],
    [summary.purchaser, `${purchaser.firstName} ${purchaser.lastName}, ${purchaser.email}`],
    [summary.address, `${street}, ${purchaser.postCode} ${purchaser.city}, ${purchaser.country}`],
    [words.fields['purchaser[telephoneNumber]'], purchaser.telephoneNumber],
    [summary.sum, price],
  ] as const
  const withdrawal = summary.withdrawal.replace('{{day}}', dayInWords(lastWithdrawalDay(new Date()), locale))
  const link = (path: string, text: string) => `<a href="${localePath(locale, path)}">${escapeHtml(text)}</a>`
  return `<dl>
${lines.map(([term, value]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>`).join('\n')}
</dl>
<p>${escapeHtml(withdrawal)} ${link(paths.withdrawal(), summary.toWithdrawal)}</p>
<p>${escapeHtml(summary.terms)} ${link(paths.terms(), summary.toTerms)}</p>
<form method="post">
${fields.map(([field, value]) => `<input type="hidden" name="${escapeHtml(field)}" value="${escapeHtml(value)}">`).join('\n')}
<button class="next" name="${CONFIRM}" value="on">${escapeHtml(summary.pay)}</button>
</form>
<p>${escapeHtml(summary.back)}</p>`
}

/** A day, as people read it. */
const dayInWords = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
