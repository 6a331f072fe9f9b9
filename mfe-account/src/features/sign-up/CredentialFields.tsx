import type { RoleName } from '@kinora/contracts'
import { FieldGroup, NewPasswordFields, useWords } from '@kinora/forms'
import { EmailField } from '@kinora/ui'
import type { SignUpForm } from './signUpForm.ts'

/** E-mail address and password. */
export function CredentialFields({ form, role }: { form: SignUpForm; role: RoleName }) {
  const words = useWords('mfe-account')
  return (
    <FieldGroup title={words('section.credentials')}>
      <EmailField {...form.field('email')} label={words('field.email')} hint={words('hint.email')} />
      <NewPasswordFields form={form} words={words} isSpecialist={role === 'specialist'} />
    </FieldGroup>
  )
}
