import { type Means, TEST_CARDS, type TestCard } from '../billing/testCards.ts'
import { html, type Markup } from './html.ts'
import { field, type Problem } from './page.ts'
import { type Locale, WORDS } from './words.ts'

/** The fields of a form as a browser sends them. */
export type Form = Record<string, string | undefined>

/** The fields of a card, with what was typed; the security code is asked for again. */
export const cardFields = (locale: Locale, form: Form, problems: Problem[]): Markup => {
  const words = WORDS[locale]
  return html`${field({ id: 'number', label: words.number, value: form['number'], problems, inputmode: 'numeric', autocomplete: 'cc-number', maxlength: 40 })}
    <div class="row">
      ${field({ id: 'expiry', label: words.expiry, value: form['expiry'], problems, inputmode: 'numeric', autocomplete: 'cc-exp', maxlength: 10 })}
      ${field({ id: 'cvc', label: words.cvc, hint: words.cvcHint, problems, inputmode: 'numeric', autocomplete: 'cc-csc', maxlength: 10 })}
    </div>
    ${field({ id: 'name', label: words.name, value: form['name'], problems, autocomplete: 'cc-name' })}`
}

function saysOf({ first, renewal, asks3ds, refund }: TestCard) {
  if (renewal === 'wantsConfirmation') return renewal
  if (refund) return refund === 'pending' ? 'refundedLater' : 'refundFails'
  if (asks3ds) return 'asks3ds'
  return first === 'succeeded' && renewal === 'declined' ? 'failsLater' : first
}

/** The numbers that can be typed, and what each does. */
export function testCards(locale: Locale): Markup {
  const words = WORDS[locale]
  const items = Object.entries(TEST_CARDS).map(([number, card]) => {
    const says = saysOf(card)
    return html`<li><code>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code> ${words.cardSays[says]}</li>`
  })
  return html`<details open>
    <summary>${words.cards}</summary>
    <ul class="cards">
      ${items}
    </ul>
    <p class="hint">${words.cardsHint}</p>
  </details>`
}

type Card = Means & { type: 'card' }
type ReadCard = { means: Card; name: string } | { problems: Problem[] }

/**
 * Reads a card, forgiving of spaces, hyphens, and the form of the date: `12/40`, `1240`, `12 / 2040`.
 * @param at the present time in seconds
 */
export function readCard(form: Form, locale: Locale, at: number): ReadCard {
  const { wrong } = WORDS[locale]
  const problems: Problem[] = []
  const add = (id: string, text: string) => void problems.push({ field: id, text })

  const number = (form['number'] ?? '').replace(/[\s-]/g, '')
  if (!/^\d{16}$/.test(number)) add('number', wrong.number)
  else if (!TEST_CARDS[number]) add('number', wrong.unknownNumber)

  const [, month, year] =
    /^(0?[1-9]|1[0-2])\/?(?:20)?(\d{2})$/.exec((form['expiry'] ?? '').replace(/[\s.-]/g, '')) ?? []
  const [expMonth, expYear] = [Number(month), 2000 + Number(year)]
  if (month === undefined) add('expiry', wrong.expiry)
  // A card is valid to the end of its month.
  else if (Date.UTC(expYear, expMonth) / 1000 <= at) add('expiry', wrong.expired)

  if (!/^\d{3}$/.test((form['cvc'] ?? '').replace(/\s/g, ''))) add('cvc', wrong.cvc)
  const name = (form['name'] ?? '').trim()
  if (!name) add('name', wrong.name)
  return problems.length > 0 ? { problems } : { means: { type: 'card', number, expMonth, expYear }, name }
}
