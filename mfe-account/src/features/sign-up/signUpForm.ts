import type { useApiForm } from '@kinora/forms'
import type { SignUpValues } from './registrationOf.ts'

export type SignUpForm = ReturnType<typeof useApiForm<SignUpValues>>
