import type { ProfessionalTitle, Registration, RoleName } from '@kinora/contracts'
import { contactOf, type PersonValues } from '@kinora/forms'

/** The validated form. It may contain fields of the other role. */
export type SignUpValues = PersonValues & {
  email: string
  password: string
  passwordConfirmation: string
  specialistName?: string
  professionalTitle?: ProfessionalTitle
  registrationNumber?: string
  consents: { terms: true; privacy: true; health: true; marketing?: boolean }
}

/**
 * The request body: only fields of the role, and no empty ones.
 * @param rewardfulToken of the partner who sent this person, if known
 * @param callbackUrl the page that this person came from, if any
 */
export function registrationOf(
  role: RoleName,
  values: SignUpValues,
  rewardfulToken?: string,
  callbackUrl?: string,
): Registration {
  const { specialistName, professionalTitle, registrationNumber, consents, ...person } = values
  const common = {
    ...person,
    ...contactOf(person),
    consents: { ...consents, marketing: consents.marketing === true },
    ...(rewardfulToken && { rewardfulToken }),
    ...(callbackUrl && { callbackUrl }),
  }
  if (role === 'specialist') {
    return { role, ...common, professionalTitle: professionalTitle!, registrationNumber: registrationNumber! }
  }
  return { role, ...common, ...(specialistName && { specialistName }) }
}
