import { yupResolver } from '@hookform/resolvers/yup'
import { useHoldReload } from '@kinora/router'
import type { FieldError } from '@kinora/ui'
import { useEffect, useRef, type FormEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form'
import type { AnyObjectSchema } from 'yup'
import type { Failure } from './failureOf.ts'

/**
 * A form whose errors are codes. `send` returns why it failed, or null; the fields keep their values. `wording` gives a
 * code's message. A form that the server renders has no initial values, so that what was typed or filled in before
 * hydration is kept; one that shows what is stored has them in `stored`.
 */
export function useApiForm<Values extends FieldValues>(
  schema: AnyObjectSchema,
  send: (values: Values) => Promise<Failure | null>,
  wording: (code: string) => string,
  stored?: DefaultValues<Values>,
) {
  const form = useForm<Values>({
    resolver: yupResolver(schema) as unknown as Resolver<Values>,
    shouldFocusError: false,
    defaultValues: stored,
  })
  const { errors, isDirty, isSubmitSuccessful, isSubmitting, submitCount } = form.formState
  useHoldReload(isDirty && !isSubmitSuccessful)
  const { getValues, reset } = form
  // What has been saved is no longer a change.
  useEffect(() => {
    if (isSubmitSuccessful) reset(getValues())
  }, [isSubmitSuccessful, reset, getValues])
  const sending = useRef(false)

  // Yup checks rules that refer to other fields last, so the errors are sorted by the fields' order.
  const order = Object.keys(schema.fields)
  const placeOf = ({ name }: Found) => order.indexOf(name.split('.')[0] ?? '')
  const found = codesOf(errors).sort((one, other) => placeOf(one) - placeOf(other))

  const trySend = form.handleSubmit(async (values) => {
    const failure = await send(values)
    if (!failure) return
    const known = failure.fields.filter(({ name }) => document.getElementById(fieldId(name)))
    for (const { name, code } of known) form.setError(name as Path<Values>, { type: 'server', message: code })
    if (known.length === 0) form.setError('root', { type: 'server', message: failure.code })
  })

  const idAndError = (name: Path<Values>) => {
    const code = found.find((error) => error.name === name)?.code
    return { id: fieldId(name), error: code && wording(code) }
  }

  return {
    ...form,
    idAndError,
    /** The props of a field. */
    field: (name: Path<Values>) => ({ ...form.register(name), ...idAndError(name) }),
    state: {
      busy: isSubmitting,
      attempt: submitCount,
      errors: found.map(({ name, code }): FieldError => ({ id: fieldId(name), text: wording(code) })),
      problem: errors.root?.message && wording(errors.root.message),
      /** Ignores submissions while one is running. */
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        if (sending.current) return
        sending.current = true
        void trySend(event).finally(() => (sending.current = false))
      },
    },
  }
}

/** What `useApiForm` returns for a form with these values. */
export type ApiFormOf<Values extends FieldValues> = ReturnType<typeof useApiForm<Values>>

type Found = { name: string; code: string }

/** `address: { city: { message } }` is `address.city`, in the order of the fields. */
function codesOf(errors: FieldErrors, prefix = ''): Found[] {
  return Object.entries(errors).flatMap(([key, error]): Found[] => {
    if (!error || (prefix === '' && key === 'root')) return []
    const name = prefix + key
    return typeof error.message === 'string'
      ? [{ name, code: error.message }]
      : codesOf(error as FieldErrors, `${name}.`)
  })
}

/** The element id of a form's field: `field-address-city`. There is one form on a page. */
const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`
