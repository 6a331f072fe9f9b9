import type { NewGiftOrder, Purchaser } from '@kinora/contracts'
import { normalizeEmail, GIFT_DELIVERY_MAX_DAYS } from '@kinora/limits'
import { addDays, dayIn, formProblem } from '../../platform/index.ts'
import { isCountry, readPhone } from '../../identity/index.ts'
import { DELIVERY_TIME_ZONE } from './deliverGiftCard.ts'

const REQUIRED = ['firstName', 'lastName', 'streetAddress', 'city', 'postCode'] as const

/**
 * Checks of a gift order that a schema cannot express (docs/specification.md, section 5). Texts are trimmed, e-mails
 * normalized, the phone number is in E.164. @throws 400 for the first field that is wrong.
 */
export function readGiftOrder({ purchaser, recipient, message = '', deliverOn }: NewGiftOrder) {
  requireDeliverable(deliverOn)
  return {
    purchaser: readPurchaser(purchaser),
    recipientEmail: readEmail('recipient', recipient.email),
    message: message.trim(),
    deliverOn: deliverOn ?? null,
  }
}

function readPurchaser(purchaser: Purchaser): Purchaser {
  const { streetAddress2, ...texts } = Object.fromEntries(
    Object.entries(purchaser).map(([name, text]) => [name, text.replace(/\p{Cc}+/gu, ' ').trim()]),
  ) as Purchaser
  const empty = REQUIRED.find((name) => texts[name] === '')
  if (empty) throw formProblem(400, `purchaser[${empty}]`, `form.error.${empty}.required`)
  if (!isCountry(texts.country)) throw formProblem(400, 'purchaser[country]', 'form.error.country.required')
  const telephoneNumber = readPhone(texts.telephoneNumber, texts.country)
  if (!telephoneNumber) throw formProblem(400, 'purchaser[telephoneNumber]', 'form.error.telephoneNumber.format')
  const email = readEmail('purchaser', texts.email)
  return { ...texts, email, telephoneNumber, ...(streetAddress2 && { streetAddress2 }) }
}

function readEmail(whose: string, text: string): string {
  const email = normalizeEmail(text)
  if (!email) throw formProblem(400, `${whose}[email]`, 'form.error.email.format')
  return email
}

/** From today, in Poland. */
function requireDeliverable(day: string | undefined) {
  const today = dayIn(DELIVERY_TIME_ZONE)
  if (day !== undefined && (day < today || day > addDays(today, GIFT_DELIVERY_MAX_DAYS)))
    throw formProblem(400, 'deliverOn', 'form.error.deliverOn.format')
}
