import type { NewGiftOrder } from '@kinora/contracts'
import { choice, email, internationalPhone, line, optionalLine, personRules, type ApiFormOf } from '@kinora/forms'
import { addDays, today } from '@kinora/i18n'
import { GIFT_DELIVERY_MAX_DAYS, GIFT_MESSAGE_MAX_LENGTH } from '@kinora/limits'
import { boolean, object, string } from 'yup'

export type GiftOrderValues = {
  purchaser: {
    email: string
    firstName: string
    lastName: string
    country: string
    telephoneNumber: string
    streetAddress: string
    streetAddress2: string
    postCode: string
    city: string
  }
  recipient: { email: string }
  message: string
  /** `2026-12-24`; empty for at once. */
  deliverOn: string
  terms: boolean
}

export type GiftOrderForm = ApiFormOf<GiftOrderValues>
/** `purchaser.email` */
export type FieldPath = Parameters<GiftOrderForm['field']>[0]

const NAME_MAX = 100
const name = (field: string) => line(field).max(NAME_MAX, 'form.error.tooLong')

/** The last day on which a card can be delivered. */
export const lastDeliveryDay = (from: string): string => addDays(from, GIFT_DELIVERY_MAX_DAYS)

/** docs/specification.md, section 5, in the order of the fields. */
export const giftOrderSchema = object({
  recipient: object({
    email: string()
      .trim()
      .required('form.error.recipientEmail.required')
      .test('email', 'form.error.recipientEmail.format', (text) => !text || email.isValidSync(text)),
  }),
  message: string().trim().max(GIFT_MESSAGE_MAX_LENGTH, 'form.error.message.format'),
  deliverOn: string().test(
    'day',
    'form.error.deliverOn.format',
    (day) => !day || (/^\d{4}-\d\d-\d\d$/.test(day) && day >= today() && day <= lastDeliveryDay(today())),
  ),
  purchaser: object({
    email,
    firstName: name('firstName'),
    lastName: name('lastName'),
    country: choice('country'),
    telephoneNumber: personRules.phoneNumber,
    streetAddress: line('streetAddress'),
    streetAddress2: optionalLine,
    postCode: string().trim().required('form.error.postCode.required').max(20, 'form.error.tooLong'),
    city: line('city'),
  }),
  terms: boolean().oneOf([true], 'form.error.terms.required'),
})

type Ordered = Pick<NewGiftOrder, 'lookupKey' | 'designId' | 'lang'> & { referral?: string }

/** The order as the API takes it: without empty fields, the phone number in E.164. */
export function orderOf(values: GiftOrderValues, ordered: Ordered): NewGiftOrder {
  const { streetAddress2, telephoneNumber, ...purchaser } = values.purchaser
  return {
    ...ordered,
    purchaser: {
      ...purchaser,
      telephoneNumber: internationalPhone(telephoneNumber, purchaser.country),
      ...(streetAddress2 && { streetAddress2 }),
    },
    recipient: values.recipient,
    ...(values.message && { message: values.message }),
    ...(values.deliverOn && { deliverOn: values.deliverOn }),
    terms: true,
  }
}
