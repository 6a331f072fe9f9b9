import { useTranslation } from '@kinora/i18n'

/** Translates a key of the caller's messages: `words('field.age')`. */
export type Words = (key: string, values?: Record<string, unknown>) => string

/** The messages of a namespace, or of the part of it under a key, for fields that several packages show. */
export function useWords(namespace: string, under?: string): Words {
  const { t } = useTranslation(namespace)
  return (key, values = {}) => t(under ? `${under}.${key}` : key, values)
}

/**
 * The message of a problem's code, of those under a key. Codes without a message have that of `failure`.
 * @param values that messages show
 */
export function useProblemWords(namespace: string, under?: string, values: Record<string, unknown> = {}) {
  const { t } = useTranslation(namespace)
  const keyOf = (code: string) => (under ? `${under}.${code}` : code)
  return (code: string): string =>
    t([code === 'testMode.readOnly' ? 'ui:testMode.notSaved' : keyOf(code), keyOf('failure')], values)
}
