import { yupResolver } from '@hookform/resolvers/yup'
import { useIdempotencyKey, type CallProblem } from '@kinora/http'
import { useHoldReload } from '@kinora/router'
import type { FieldError } from '@kinora/ui'
import { useEffect, useId, useState, type FormEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form'
import type { AnyObjectSchema } from 'yup'
import { problemOfSend } from './fieldProblem.ts'
import type { FormState } from './Form.tsx'
import { useKeptTyping } from './useKeptTyping.ts'
import { useOneAtATime } from './useOneAtATime.ts'

type Options<Values extends FieldValues> = {
  schema: AnyObjectSchema
  /**
   * Resolves to why it failed: an error of the API client, or a `CallProblem`; to nothing when it succeeded. The same values
   * have the same idempotency key while the form is mounted, so that a second press on its way out writes nothing twice.
   */
  send: (values: Values, key: string) => Promise<unknown>
  /** The message of a code. */
  words: (code: string, problem?: Pick<CallProblem, 'retryAfter'>) => string
  /** What is stored and shown first. */
  stored?: DefaultValues<Values>
}

/**
 * A form whose errors are codes. What was typed stays when it could not be sent. A form that the server renders has no initial
 * values, so that what was typed or filled in before hydration is kept; one that shows what is stored has them in
 * `stored`. For a few values in a dialog there is `useSmallForm`.
 */
export function useApiForm<Values extends FieldValues>({
  schema,
  send,
  words,
  stored,
}: Options<Values>): ApiFormOf<Values> {
  const id = useId()
  const { keyFor } = useIdempotencyKey()
  const form = useForm<Values>({
    resolver: yupResolver(schema) as unknown as Resolver<Values>,
    shouldFocusError: false,
    defaultValues: stored,
  })
  const { errors, isDirty, isSubmitSuccessful, isSubmitting, submitCount } = form.formState
  useHoldReload(isDirty && !isSubmitSuccessful)
  const { getValues, setValue, reset } = form
  useKeptTyping<Values>({
    names: Object.keys(schema.fields),
    typed: () => (isDirty && !isSubmitSuccessful ? getValues() : undefined),
    restore: (before) =>
      Object.entries(before).forEach(([name, value]) =>
        setValue(name as Path<Values>, value as never, { shouldDirty: true }),
      ),
  })
  // What has been saved is no longer a change.
  useEffect(() => {
    if (isSubmitSuccessful) reset(getValues())
  }, [isSubmitSuccessful, reset, getValues])
  const once = useOneAtATime()
  /** The names of the fields that are shown. */
  const [names] = useState(() => new Set<string>())
  const [failure, setFailure] = useState<CallProblem>()

  // Yup checks rules that refer to other fields last, so the errors are sorted by the fields' order.
  const order = Object.keys(schema.fields)
  const placeOf = ({ name }: FieldCode) => order.indexOf(name.split('.')[0] ?? '')
  const fieldErrors = codesOf(errors).sort((one, other) => placeOf(one) - placeOf(other))
  const idOf = (name: string) => `${id}-${name.replaceAll('.', '-')}`

  const trySend = form.handleSubmit(async (values) => {
    const error = await send(values, keyFor(values))
    if (!error) return
    const failure = problemOfSend(error)
    setFailure(failure)
    const fieldProblems = failure.fields.filter(({ name }) => names.has(name))
    for (const { name, code } of fieldProblems) form.setError(name as Path<Values>, { type: 'server', message: code })
    if (fieldProblems.length === 0) form.setError('root', { type: 'server', message: failure.code })
  })

  const idAndError = (name: Path<Values>) => {
    names.add(name)
    const code = fieldErrors.find((error) => error.name === name)?.code
    return { id: idOf(name), error: code && words(code) }
  }

  const state: FormState = {
    busy: isSubmitting,
    attempt: submitCount,
    errors: fieldErrors.map(({ name, code }): FieldError => ({ id: idOf(name), text: words(code) })),
    problem: errors.root?.message && words(errors.root.message, failure),
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      once(() => trySend(event))
    },
  }
  return {
    ...form,
    idAndError,
    field: (name: Path<Values>) => ({ ...form.register(name), ...idAndError(name) }),
    state,
  }
}

/** What `useApiForm` returns for a form with these values. */
export type ApiFormOf<Values extends FieldValues> = UseFormReturn<Values> & {
  idAndError: (name: Path<Values>) => IdAndError
  /** The props of a field. */
  field: (name: Path<Values>) => UseFormRegisterReturn<Path<Values>> & IdAndError
  state: FormState
}

type IdAndError = { id: string; error: string | undefined }

type FieldCode = { name: string; code: string }

/** `address: { city: { message } }` is `address.city`, in the order of the fields. */
function codesOf(errors: FieldErrors, prefix = ''): FieldCode[] {
  return Object.entries(errors).flatMap(([key, error]): FieldCode[] => {
    if (!error || (prefix === '' && key === 'root')) return []
    const name = prefix + key
    return typeof error.message === 'string'
      ? [{ name, code: error.message }]
      : codesOf(error as FieldErrors, `${name}.`)
  })
}
