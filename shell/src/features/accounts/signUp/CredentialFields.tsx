import { FieldGroup, NewPasswordFields, useWords } from '@kinora/forms'
import { TextField } from '@kinora/ui'
import { useWatch } from 'react-hook-form'
import type { SignUpForm } from './signUpForm.ts'

/** E-mail address and password. */
export function CredentialFields({ form: { field, control } }: { form: SignUpForm }) {
  const words = useWords('account')
  const typed = useWatch({ control, name: 'password' }) ?? ''
  return (
    <FieldGroup title={words('section.credentials')}>
      <TextField
        {...field('email')}
        label={words('field.email')}
        hint={words('hint.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPasswordFields
        password={field('password')}
        confirmation={field('passwordConfirmation')}
        typed={typed}
        words={words}
      />
    </FieldGroup>
  )
}
