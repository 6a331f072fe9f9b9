import {
  normalizeEmail,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  SPECIALIST_PASSWORD_MIN_LENGTH,
} from '@kinora/limits'
import { ref, string } from 'yup'

/**
 * docs/specification.md, section 5. The messages of all rules are codes, those of the API where it has one. An e-mail is
 * one by the API's own rule; only the verification mail proves it.
 */
export const email = string()
  .trim()
  .required('form.error.email.required')
  .test('email', 'form.error.email.format', (text) => text === '' || normalizeEmail(text) !== undefined)

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
