import { PASSWORD_MIN_LENGTH, SPECIALIST_PASSWORD_MIN_LENGTH } from '@kinora/limits'
import { PasswordField } from '@kinora/ui'
import { useWatch } from 'react-hook-form'
import type { ApiFormOf } from './useApiForm.ts'
import type { Words } from './useWords.ts'

type NewPassword = { password: string; passwordConfirmation: string }

type Props<Values extends NewPassword> = {
  form: ApiFormOf<Values>
  /** Of the messages `field.password`, `field.passwordConfirmation`, `hint.password` and `passwordLength`. */
  words: Words
  isSpecialist?: boolean
}

/** A new password, how many characters are missing, and the same password once more. */
export function NewPasswordFields<Values extends NewPassword>({ form, words, isSpecialist = false }: Props<Values>) {
  const { field, control } = form as unknown as ApiFormOf<NewPassword>
  const typed = useWatch({ control, name: 'password' }) ?? ''
  const needed = isSpecialist ? SPECIALIST_PASSWORD_MIN_LENGTH : PASSWORD_MIN_LENGTH
  const missing = needed - [...typed].length
  return (
    <>
      <PasswordField
        {...field('password')}
        label={words('field.password')}
        hint={words('hint.password', { count: needed })}
        autoComplete="new-password"
      >
        <p role="status">
          {typed !== '' &&
            (missing > 0 ? words('passwordLength.missing', { count: missing }) : words('passwordLength.enough'))}
        </p>
      </PasswordField>
      <PasswordField
        {...field('passwordConfirmation')}
        label={words('field.passwordConfirmation')}
        autoComplete="new-password"
      />
    </>
  )
}
