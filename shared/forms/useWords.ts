import type { CallProblem } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'

/** Translates a key of the caller's messages: `words('field.age')`. */
export type Words = (key: string, values?: Record<string, unknown>) => string

/** The messages of a namespace, or of the part of it under a key, for fields that several packages show. */
export function useWords(namespace: string, under?: string): Words {
  const { t } = useTranslation(namespace)
  return (key, values = {}) => t(under ? `${under}.${key}` : key, values)
}

/**
 * The message of a problem, or of its code, of those under a key. Codes without a message there have that of
 * `failure`; that there were too many calls is said everywhere. `wait` is for how long to wait, in words.
 * @param values that messages show
 */
export function useProblemWords(namespace: string, under?: string, values: Record<string, unknown> = {}) {
  const { t } = useTranslation(namespace)
  const keyOf = (code: string) => (under ? `${under}.${code}` : code)
  const waitOf = (seconds: number | undefined) => {
    if (seconds === undefined) return t('ui:wait.moment')
    if (seconds <= SECONDS_MAX) return t('ui:wait.seconds', { count: seconds })
    const minutes = Math.ceil(seconds / 60)
    if (minutes <= MINUTES_MAX) return t('ui:wait.minutes', { count: minutes })
    return t('ui:wait.hours', { count: Math.ceil(minutes / 60) })
  }
  return (problem: string | Refusal, more: Pick<Refusal, 'retryAfter'> = {}): string => {
    const { code, retryAfter }: Refusal = typeof problem === 'string' ? { ...more, code: problem } : problem
    if (code === 'testMode.readOnly') return t('ui:testMode.notSaved')
    const shown = { ...values, wait: waitOf(retryAfter) }
    const other = TOO_MANY.includes(code) ? t('ui:tooMany', shown) : t(keyOf('failure'), shown)
    return t(keyOf(code), { ...shown, defaultValue: other })
  }
}

type Refusal = Pick<CallProblem, 'code' | 'retryAfter'>

/** Any call may be refused so. */
const TOO_MANY = ['auth.tooManyAttempts', 'request.tooMany']

/** From here on, minutes are counted. */
const SECONDS_MAX = 59

/** From here on, hours are counted. */
const MINUTES_MAX = 90
