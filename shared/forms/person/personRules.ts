import { AGE_MAX_YEARS } from '@kinora/limits'
import type { Gender } from '@kinora/contracts'
import { number, object, string } from 'yup'
import { internationalPhone, phoneProblem } from './phone.ts'

const LINE_MAX = 200

export const line = (field: string) =>
  string().trim().required(`form.error.${field}.required`).max(LINE_MAX, 'form.error.tooLong')
export const optionalLine = string().trim().max(LINE_MAX, 'form.error.tooLong')
export const choice = (field: string) => string().required(`form.error.${field}.required`)

/** An empty field is reported as missing before it is reported as no number. */
const age = number()
  .transform((value: unknown, original: unknown) => (original === '' ? undefined : value))
  .typeError('form.error.age.format')
  .required('form.error.age.required')
  .integer('form.error.age.format')
  .positive('form.error.age.format')
  .max(AGE_MAX_YEARS, 'form.error.age.format')

const phoneNumber = string()
  .trim()
  .required('form.error.phoneNumber.required')
  .test('phone', (text, { parent, createError }) => {
    const problem = text ? phoneProblem(text, (parent as { country: string }).country) : null
    return problem === null || createError({ message: `form.error.phoneNumber.${problem}` })
  })

/** Rules of a person's data (docs/specification.md, section 5), in the order of the fields. */
export const personRules = {
  firstName: line('firstName'),
  lastName: line('lastName'),
  gender: choice('gender'),
  age,
  country: choice('country'),
  phoneNumber,
  address: object({
    streetAddress: line('streetAddress'),
    streetAddress2: optionalLine,
    postCode: string().trim().required('form.error.postCode.required').max(20, 'form.error.tooLong'),
    city: line('city'),
  }),
}

/** A person's data as `personRules` has checked them. */
export type PersonValues = {
  firstName: string
  lastName: string
  gender: Gender
  age: number
  country: string
  phoneNumber: string
  address: { streetAddress: string; streetAddress2?: string; postCode: string; city: string }
}

/** The phone number and the address as the API takes them: in E.164, and without empty lines. */
export function contactOf({ phoneNumber, country, address: { streetAddress2, ...lines } }: PersonValues) {
  return {
    phoneNumber: internationalPhone(phoneNumber, country),
    address: { ...lines, ...(streetAddress2 && { streetAddress2 }) },
  }
}
