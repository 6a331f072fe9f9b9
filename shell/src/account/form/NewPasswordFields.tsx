import { useTranslation } from '@kinora/i18n'
import { PASSWORD_MIN_LENGTH } from '@kinora/limits'
import { PasswordField } from '@kinora/ui'
import type { ComponentProps } from 'react'
import { PasswordStrength } from './PasswordStrength.tsx'

type FieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>
type Props = {
  password: FieldProps
  confirmation: FieldProps
  /** Where the page has another password too. */
  label?: string
  /** What stands in the first field now. */
  typed: string
}

/** A new password, how good it is, and the same once more. */
export function NewPasswordFields({ password, confirmation, label, typed }: Props) {
  const { t } = useTranslation('account')
  return (
    <>
      <PasswordField {...password} label={label ?? t('field.password')} hint={t('hint.password', { count: PASSWORD_MIN_LENGTH })} autoComplete="new-password">
        <PasswordStrength password={typed} />
      </PasswordField>
      <PasswordField {...confirmation} label={t('field.passwordConfirmation')} autoComplete="new-password" />
    </>
  )
}
