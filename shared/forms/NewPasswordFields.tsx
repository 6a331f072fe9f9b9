import { useTranslation } from '@kinora/i18n'
import { PASSWORD_MIN_LENGTH } from '@kinora/limits'
import { PasswordField } from '@kinora/ui'
import type { ComponentProps } from 'react'
import { PasswordStrength } from './PasswordStrength.tsx'

type FieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>
type Props = {
  password: FieldProps
  confirmation: FieldProps
  /** What is typed into the first field now. */
  typed: string
  /** The namespace of the messages `field.password`, `field.passwordConfirmation`, `hint.password` and `strength`. */
  namespace: string
}

/** A new password, a hint how good it is, and the same password once more. */
export function NewPasswordFields({ password, confirmation, typed, namespace }: Props) {
  const { t } = useTranslation(namespace)
  return (
    <>
      <PasswordField
        {...password}
        label={t('field.password')}
        hint={t('hint.password', { count: PASSWORD_MIN_LENGTH })}
        autoComplete="new-password"
      >
        <PasswordStrength password={typed} namespace={namespace} />
      </PasswordField>
      <PasswordField {...confirmation} label={t('field.passwordConfirmation')} autoComplete="new-password" />
    </>
  )
}
