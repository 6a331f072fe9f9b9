import type { useAccountForm } from '../form/useAccountForm.ts'
import type { SignUpValues } from './registrationOf.ts'

export type SignUpForm = ReturnType<typeof useAccountForm<SignUpValues>>
