import { NewPasswordFields } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { TextField } from '@kinora/ui'
import { useWatch } from 'react-hook-form'
import { Section } from './Section.tsx'
import type { SignUpForm } from './signUpForm.ts'

/** E-mail address and password. */
export function CredentialFields({ form: { field, control } }: { form: SignUpForm }) {
  const { t } = useTranslation('account')
  const typed = useWatch({ control, name: 'password' }) ?? ''
  return (
    <Section title={t('section.credentials')}>
      <TextField
        {...field('email')}
        label={t('field.email')}
        hint={t('hint.email')}
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
        namespace="account"
      />
    </Section>
  )
}
