import type { Locale } from '@kinora/limits'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { typeset } from '@kinora/typeset'

/** The messages of one namespace: nested keys, i18next plural suffixes. */
export type Messages = { [key: string]: string | Messages }
export type I18n = i18n

/** `e-mail` on one line, by a word joiner, which needs no glyph. Not in an address: people copy it. */
const unbroken = (text: string) => text.replace(/\b(e)-(mail\p{L}*)(?![\w.+-]*@)/giu, '$1-\u2060$2')

/**
 * An i18next instance for one locale, ready at once. There is no fallback language:
 * with one, both languages would load. Messages of a remote are added by `addResourceBundle`.
 */
export function makeI18n(locale: Locale, namespaces: Record<string, Messages>): I18n {
  const instance = createInstance()
  void instance
    .use(initReactI18next)
    .use({
      type: 'postProcessor',
      name: 'typeset',
      process: (value: string) => unbroken(locale === 'pl' ? typeset(value) : value),
    })
    .init({
      lng: locale,
      fallbackLng: false,
      ns: Object.keys(namespaces),
      resources: { [locale]: namespaces },
      initAsync: false,
      interpolation: { escapeValue: false },
      postProcess: ['typeset'],
      react: { useSuspense: false },
    })
  return instance
}
