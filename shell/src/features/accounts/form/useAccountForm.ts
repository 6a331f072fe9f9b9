import { useApiForm, type Failure } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import type { FieldValues } from 'react-hook-form'
import type { AnyObjectSchema } from 'yup'

/** A form with the messages of the account's screens. A code without a message shows a general one. */
export function useAccountForm<Values extends FieldValues>(
  schema: AnyObjectSchema,
  send: (values: Values) => Promise<Failure | null>,
) {
  const { t } = useTranslation('account')
  return useApiForm<Values>(schema, send, (code) => t([code, 'failure']))
}
