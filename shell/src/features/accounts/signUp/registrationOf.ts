import type { Gender, ProfessionalTitle, Registration, RoleName } from '@kinora/contracts'
import { internationalPhone } from './phone.ts'

/** The validated form. It may contain fields of the other role. */
export type SignUpValues = {
  email: string
  password: string
  passwordConfirmation: string
  firstName: string
  lastName: string
  gender: Gender
  age: number
  country: string
  phoneNumber: string
  address: { streetAddress: string; streetAddress2?: string; postCode: string; city: string }
  specialistName?: string
  professionalTitle?: ProfessionalTitle
  registrationNumber?: string
  consents: { terms: true; privacy: true; health: true; marketing?: boolean }
}

/**
 * The request body: only fields of the role, and no empty ones.
 * @param rewardfulToken of the partner who sent this person, if known
 */
export function registrationOf(role: RoleName, values: SignUpValues, rewardfulToken?: string): Registration {
  const { specialistName, professionalTitle, registrationNumber, address, consents, ...person } = values
  const { streetAddress2, ...lines } = address
  const common = {
    ...person,
    phoneNumber: internationalPhone(person.phoneNumber, person.country),
    address: { ...lines, ...(streetAddress2 && { streetAddress2 }) },
    consents: { ...consents, marketing: consents.marketing === true },
    ...(rewardfulToken && { rewardfulToken }),
  }
  if (role === 'specialist') {
    return { role, ...common, professionalTitle: professionalTitle!, registrationNumber: registrationNumber! }
  }
  return { role, ...common, ...(specialistName && { specialistName }) }
}
