import {
  choice,
  email,
  line,
  newPassword,
  newPasswordOfSpecialist,
  optionalLine,
  passwordConfirmation,
  personRules,
} from '@kinora/forms'
import type { RoleName } from '@kinora/contracts'
import { boolean, object } from 'yup'

const agreed = (field: string) =>
  boolean().required(`form.error.${field}.required`).oneOf([true], `form.error.${field}.required`)

/** Rules of the registration (docs/specification.md, section 5), in the order of the fields. */
export const signUpSchema = (role: RoleName) =>
  object({
    email,
    password: role === 'specialist' ? newPasswordOfSpecialist : newPassword,
    passwordConfirmation,
    ...personRules,
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
