import { useApiForm, type Failure } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import type { FieldValues } from 'react-hook-form'
import type { AnyObjectSchema } from 'yup'

/** A form in the words of the account's screens. A code that has none says at least that it did not work. */
export function useAccountForm<Values extends FieldValues>(schema: AnyObjectSchema, send: (values: Values) => Promise<Failure | null>) {
  const { t } = useTranslation('account')
  return useApiForm<Values>(schema, send, (code) => t([code, 'failure']))
}
