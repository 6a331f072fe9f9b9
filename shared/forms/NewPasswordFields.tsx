import { PASSWORD_MIN_LENGTH } from '@kinora/limits'
import { PasswordField } from '@kinora/ui'
import { useWatch } from 'react-hook-form'
import { PasswordStrength } from './PasswordStrength.tsx'
import type { ApiFormOf } from './useApiForm.ts'
import type { Words } from './useWords.ts'

type NewPassword = { password: string; passwordConfirmation: string }

type Props<Values extends NewPassword> = {
  form: ApiFormOf<Values>
  /** Of the messages `field.password`, `field.passwordConfirmation`, `hint.password` and `strength`. */
  words: Words
}

/** A new password, a hint how good it is, and the same password once more. */
export function NewPasswordFields<Values extends NewPassword>({ form, words }: Props<Values>) {
  const { field, control } = form as unknown as ApiFormOf<NewPassword>
  const typed = useWatch({ control, name: 'password' }) ?? ''
  return (
    <>
      <PasswordField
        {...field('password')}
        label={words('field.password')}
        hint={words('hint.password', { count: PASSWORD_MIN_LENGTH })}
        autoComplete="new-password"
      >
        <PasswordStrength password={typed} words={words} />
      </PasswordField>
      <PasswordField
        {...field('passwordConfirmation')}
        label={words('field.passwordConfirmation')}
        autoComplete="new-password"
      />
    </>
  )
}
