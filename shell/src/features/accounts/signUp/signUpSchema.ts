import { email, newPassword, passwordConfirmation } from '@kinora/forms'
import type { RoleName } from '@kinora/contracts'
import { AGE_MAX_YEARS } from '@kinora/limits'
import { boolean, number, object, string } from 'yup'
import { phoneProblem } from './phone.ts'

const LINE_MAX = 200

const line = (field: string) =>
  string().trim().required(`form.error.${field}.required`).max(LINE_MAX, 'form.error.tooLong')
const optionalLine = string().trim().max(LINE_MAX, 'form.error.tooLong')
const choice = (field: string) => string().required(`form.error.${field}.required`)
const agreed = (field: string) =>
  boolean().required(`form.error.${field}.required`).oneOf([true], `form.error.${field}.required`)

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

/** Rules of the registration (docs/specification.md, section 5), in the order of the fields. */
export const signUpSchema = (role: RoleName) =>
  object({
    email,
    password: newPassword,
    passwordConfirmation,
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
    ...(role === 'specialist'
      ? { professionalTitle: choice('professionalTitle'), registrationNumber: line('registrationNumber') }
      : { specialistName: optionalLine }),
    consents: object({
      terms: agreed('terms'),
      privacy: agreed('privacy'),
      health: agreed('health'),
      marketing: boolean(),
    }),
  })
