import { PASSWORD_MIN_LENGTH } from '@kinora/limits'
import { PasswordField } from '@kinora/ui'
import type { ComponentProps } from 'react'
import { PasswordStrength } from './PasswordStrength.tsx'
import type { Words } from './useWords.ts'

type FieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>
type Props = {
  password: FieldProps
  confirmation: FieldProps
  /** What is typed into the first field now. */
  typed: string
  /** Of the messages `field.password`, `field.passwordConfirmation`, `hint.password` and `strength`. */
  words: Words
}

/** A new password, a hint how good it is, and the same password once more. */
export const NewPasswordFields = ({ password, confirmation, typed, words }: Props) => (
  <>
    <PasswordField
      {...password}
      label={words('field.password')}
      hint={words('hint.password', { count: PASSWORD_MIN_LENGTH })}
      autoComplete="new-password"
    >
      <PasswordStrength password={typed} words={words} />
    </PasswordField>
    <PasswordField {...confirmation} label={words('field.passwordConfirmation')} autoComplete="new-password" />
  </>
)
