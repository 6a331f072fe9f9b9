import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@kinora/limits'
import { ref, string } from 'yup'

/** Rules of fields (specification, section 5). Messages are codes, those of the API where it has one (section 8). */

/** One that there is already: only the API knows whether it is right. */
export const anyPassword = string().required('form.error.password.required')

export const newPassword = string()
  .required('form.error.password.required')
  .min(PASSWORD_MIN_LENGTH, 'form.error.password.format')
  .max(PASSWORD_MAX_LENGTH, 'form.error.password.long')

export const passwordConfirmation = string()
  .required('form.error.passwordConfirmation.required')
  .oneOf([ref('password')], 'form.error.passwordConfirmation.format')
