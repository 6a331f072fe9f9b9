import { useApiForm, useProblemWords } from '@kinora/forms'
import type { FieldValues } from 'react-hook-form'
import type { AnyObjectSchema } from 'yup'

/** A form with the messages of the account's screens. A code without a message shows a general one. */
export function useAccountForm<Values extends FieldValues>(
  schema: AnyObjectSchema,
  send: (values: Values) => Promise<unknown>,
) {
  return useApiForm<Values>({ schema, send, words: useProblemWords('mfe-account') })
}
