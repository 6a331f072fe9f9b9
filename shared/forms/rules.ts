import {
  EMAIL_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  SPECIALIST_PASSWORD_MIN_LENGTH,
} from '@kinora/limits'
import { ref, string } from 'yup'

/** Loose on purpose: the API has the last word, and only the verification mail proves an address. */
const EMAIL = /^[^\s@",]+@[^\s@"',]+\.[^\s@"',]{2,}$/u

/** docs/specification.md, section 5. The messages of all rules are codes, those of the API where it has one. */
export const email = string()
  .trim()
  .required('form.error.email.required')
  .max(EMAIL_MAX_LENGTH, 'form.error.email.format')
  .matches(EMAIL, { message: 'form.error.email.format', excludeEmptyString: true })

/** A password that exists already: only the API knows whether it is right. */
export const anyPassword = string().required('form.error.password.required')

export const newPassword = string()
  .required('form.error.password.required')
  .min(PASSWORD_MIN_LENGTH, 'form.error.password.format')
  .max(PASSWORD_MAX_LENGTH, 'form.error.password.long')

export const newPasswordOfSpecialist = newPassword.min(
  SPECIALIST_PASSWORD_MIN_LENGTH,
  'form.error.password.shortForSpecialist',
)

/** The same as the field `password`. */
export const passwordConfirmation = string()
  .required('form.error.passwordConfirmation.required')
  .oneOf([ref('password')], 'form.error.passwordConfirmation.format')
