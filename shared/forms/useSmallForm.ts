import { useIdempotencyKey, type CallProblem } from '@kinora/http'
import { useHoldReload } from '@kinora/router'
import { useId, useLayoutEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { problemOfSend } from './fieldProblem.ts'
import type { FormState } from './Form.tsx'
import { useKeptTyping } from './useKeptTyping.ts'
import { useOneAtATime } from './useOneAtATime.ts'

type Name<Values> = Extract<keyof Values, string>
type Codes<Values> = Partial<Record<Name<Values>, string>>

type Options<Values> = {
  /** What the form begins with. Other values are a change, which holds a reload of the page. */
  initial: Values
  /** The values and what changes them, where they are kept elsewhere, such as in a stored draft. */
  kept?: [Values, (values: Values) => void]
  /** The codes of fields that are wrong. */
  check?: (values: Values) => Codes<Values>
  /**
   * Resolves to why it failed: an error of the API client, or a `CallProblem`. The idempotency key is the same for the same
   * values, and another for others. `latest` are the values by then: somebody may have typed on.
   */
  send: (values: Values, key: string, latest: () => Values) => unknown
  /** The message of a code. */
  words?: (code: string, problem?: Pick<CallProblem, 'retryAfter'>) => string
}

/**
 * A form of a few values in React's state, as in a dialog: it comes without the form library and the schemas that
 * `useApiForm` brings. What was typed stays when it was not sent.
 */
export function useSmallForm<Values extends object>(options: Options<Values>) {
  const { initial, kept: controlled, check, send, words = (code) => code } = options
  const id = useId()
  const { keyFor, endKey } = useIdempotencyKey()
  const typed = useState(initial)
  const [values, setValues] = controlled ?? typed
  const [{ busy, attempt, codes, failure, error, isSent }, setStatus] = useState<Status<Values>>(NEW)
  const once = useOneAtATime()
  const latest = useRef(values)
  useLayoutEffect(() => void (latest.current = values), [values])
  /** The names of the fields that show their errors. */
  const [names] = useState(() => new Set<string>())
  const isChanged = !isSent && JSON.stringify(values) !== JSON.stringify(initial)
  useHoldReload(isChanged)
  useKeptTyping<Values>({
    names: Object.keys(initial),
    typed: () => (isChanged && !controlled ? values : undefined),
    restore: (before) => set(before),
  })

  const fail = (failed: Partial<Status<Values>>) =>
    setStatus(({ attempt }) => ({ ...NEW, ...failed, attempt: attempt + 1 }))

  /** Changes some values. Their errors, and that of the form, are over then. */
  function set(changes: Partial<Values>) {
    latest.current = { ...values, ...changes }
    setValues(latest.current)
    setStatus(({ busy, attempt, codes }) => {
      const others = Object.entries(codes).filter(([name]) => !(name in changes))
      return { ...NEW, busy, attempt, codes: Object.fromEntries(others) as Codes<Values> }
    })
  }

  async function submit() {
    const wrong = check?.(values) ?? {}
    if (Object.keys(wrong).length > 0) return fail({ codes: wrong })
    setStatus(({ attempt }) => ({ ...NEW, attempt, busy: true }))
    const error = await send(values, keyFor(values), () => latest.current)
    if (!error) return setStatus(({ attempt }) => ({ ...NEW, attempt, isSent: true }))
    const failure = problemOfSend(error)
    const fieldProblems = failure.fields.filter(({ name }) => names.has(name))
    const codes = Object.fromEntries(fieldProblems.map(({ name, code }) => [name, code])) as Codes<Values>
    fail(fieldProblems.length > 0 ? { error, codes } : { error, failure })
  }

  const idAndError = (name: Name<Values>) => {
    names.add(name)
    const code = codes[name]
    return { id: `${id}-${name}`, error: code && words(code) }
  }
  const state: FormState = {
    busy,
    attempt,
    errors: (Object.keys(initial) as Name<Values>[]).flatMap((name) => {
      const code = codes[name]
      return code ? [{ id: `${id}-${name}`, text: words(code) }] : []
    }),
    problem: failure && words(failure.code, failure),
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      once(() => submit().finally(() => setStatus((before) => ({ ...before, busy: false }))))
    },
  }
  return {
    values,
    set,
    state,
    /** What the last attempt to send it answered, if it failed. */
    error,
    idAndError,
    /** The props of a field of text. */
    field: (name: Name<Values>) => ({
      ...idAndError(name),
      value: values[name] as string,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set({ [name]: target.value } as Partial<Values>),
    }),
    /** Begins again with the initial values: the same ones, sent once more, are another thing. */
    reset() {
      endKey()
      setValues(initial)
      setStatus(NEW)
    },
  }
}

type Status<Values> = {
  busy: boolean
  attempt: number
  codes: Codes<Values>
  failure?: CallProblem
  error?: unknown
  isSent: boolean
}

const NEW = { busy: false, attempt: 0, codes: {}, isSent: false }

/** What was typed on after a text was sent; all of it if the text was changed. */
export const typedSince = (sent: string, latest: string): string =>
  latest.startsWith(sent) ? latest.slice(sent.length) : latest
