import { makeI18n, type Messages } from '@kinora/i18n'
import type { Locale } from '@kinora/limits'

type Values = Record<string, string | number>
type Plural = 'one' | 'few' | 'many' | 'other'
type WithoutPlural<Key extends string> = Key extends `${infer Name}_${Plural}` ? Name : Key
/** The keys of messages, with dots; a plural has one key for all its forms. */
type KeyOf<Of> = {
  [Key in keyof Of & string]: Of[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeyOf<Of[Key]>}`
}[keyof Of & string]

/**
 * What people read on the pages of a package, by the keys of its messages and through the product's own translator.
 * - `words('done', { count: 2 })` matches the whole text or name of an element. What a value that is left out would
 *   stand for may be anything.
 * - `containing('done')` matches a longer text too, with such words in it.
 * - `text('done')` is the text, with the page's hard spaces.
 *
 * They speak Polish; `wordsIn('en')` has the same three in English. `messages` are for `renderApp`.
 */
export function wordsOf<Name extends string, Of extends Messages>(name: Name, both: { pl: Of; en: Messages }) {
  const wordsIn = (locale: Locale) => {
    const i18n = makeI18n(locale, { [name]: both[locale] })
    const t = (key: string, options: object): string => i18n.t(key, { ns: name, ...options })
    const text = (key: KeyOf<Of>, values: Values = {}) => {
      const message = t(key, values)
      if (message === key) throw new Error(`no text for ${key}: has it a plural, and so a count?`)
      return message
    }
    const source = (key: KeyOf<Of>, values: Values = {}) => {
      const parameters = t(key, { ...values, skipInterpolation: true }).matchAll(/\{\{(\w+)/g)
      const anything = Object.fromEntries([...parameters].map(([, parameter = '']) => [parameter, ANYTHING]))
      return text(key, { ...anything, ...values })
        .replaceAll(/[.?*+()[\]{}|^$\\/]/g, String.raw`\$&`)
        .replaceAll(/\s/g, String.raw`\s`)
        .replaceAll(ANYTHING, '.+')
    }
    return {
      words: (key: KeyOf<Of>, values?: Values) => new RegExp(`^${source(key, values)}$`),
      containing: (key: KeyOf<Of>, values?: Values) => new RegExp(source(key, values)),
      text,
    }
  }
  return { messages: { [name]: both }, wordsIn, ...wordsIn('pl') }
}

/** A character of no alphabet. */
const ANYTHING = '\uE000'
