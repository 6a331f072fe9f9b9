import type { RoleName } from '@kinora/contracts'
import type { Path } from 'react-hook-form'
import type { SignUpValues } from './registrationOf.ts'

/** The steps of signing up, in their order. */
export const STEPS = ['account', 'person', 'contact', 'consents'] as const
export type SignUpStep = (typeof STEPS)[number]

type Field = Path<SignUpValues>

/** The fields that a step asks for. */
export const fieldsOf = (step: SignUpStep, role: RoleName): Field[] => FIELDS[step](role)

const FIELDS: Record<SignUpStep, (role: RoleName) => Field[]> = {
  account: () => ['email', 'password', 'passwordConfirmation'],
  person: (role) => [
    'firstName',
    'lastName',
    'gender',
    'age',
    ...((role === 'specialist' ? ['professionalTitle', 'registrationNumber'] : ['specialistName']) satisfies Field[]),
  ],
  contact: () => [
    'country',
    'phoneNumber',
    'address.streetAddress',
    'address.streetAddress2',
    'address.postCode',
    'address.city',
  ],
  consents: () => ['consents.terms', 'consents.privacy', 'consents.health', 'consents.marketing'],
}
