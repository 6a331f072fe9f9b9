import { useTranslation } from '@kinora/i18n'

/** Translates a key of the caller's messages: `words('field.age')`. */
export type Words = (key: string, values?: Record<string, unknown>) => string

/** The messages of a namespace, or of the part of it under a key, for fields that several packages show. */
export function useWords(namespace: string, under?: string): Words {
  const { t } = useTranslation(namespace)
  return (key, values = {}) => t(under ? `${under}.${key}` : key, values)
}
