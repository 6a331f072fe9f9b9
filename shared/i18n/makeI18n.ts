import type { Locale } from '@kinora/limits'
import { typeset } from '@kinora/typeset'
import type { i18n, TFunction, TOptions } from 'i18next'

/** The messages of one namespace: nested keys, i18next plural suffixes. */
export type Messages = { [key: string]: string | Messages }
export type I18n = i18n
/** The messages of one namespace by their whole keys: `form.error.required`. */
type Texts = ReadonlyMap<string, string>

const PLACEHOLDER = /\{\{-?\s*(.+?)\s*\}\}/g

/** `e-mail` on one line, by a word joiner, which needs no glyph. Not in an address: people copy it. */
const unbroken = (text: string) => text.replace(/\b(e)-(mail\p{L}*)(?![\w.+-]*@)/giu, '$1-\u2060$2')
const written = (text: string, locale: Locale) => unbroken(locale === 'pl' ? typeset(text) : text)

/** Messages without values, as they are written: pages have the same again and again. */
const whole = { pl: new Map<string, string>(), en: new Map<string, string>() }

/**
 * What pages ask of an i18next instance of one locale, ready at once: `t`, `exists`, `getFixedT`, `language`, and to add a
 * remote's messages `addResourceBundle`. It reads messages as i18next does, whose tests of likeness are beside it, and has
 * a twentieth of its code and none of its work for each message (docs/decisions/073). There is no fallback language.
 */
export function makeI18n(locale: Locale, namespaces: Record<string, Messages>): I18n {
  const texts = new Map<string, Texts>(Object.entries(namespaces).map(([name, own]) => [name, textsOf(own)]))
  const usual = Object.keys(namespaces)[0] ?? 'translation'
  const fixed = new Map<string, TFunction>()

  function find(key: string, options: TOptions, namespace: string): string | undefined {
    const [name, place] = split(key, String(options.ns ?? namespace))
    const own = texts.get(place)
    // An empty message is none.
    const form = formsOf(name, locale, options).find((one) => own?.get(one))
    return form === undefined ? undefined : own?.get(form)
  }

  function translate(keys: string | string[], options: TOptions, namespace: string): string {
    const all = [keys].flat()
    for (const key of all) {
      const text = find(key, options, namespace)
      if (text !== undefined)
        return text.includes('{{') ? written(filled(text, options), locale) : wholeOf(text, locale)
    }
    const missing = options.defaultValue ?? split(all.at(-1) ?? '', '')[0]
    return written(filled(String(missing), options), locale)
  }

  const translator = (namespace: string) =>
    ((keys: string | string[], options?: TOptions | string, more?: TOptions) =>
      translate(
        keys,
        typeof options === 'string' ? { ...more, defaultValue: options } : (options ?? NONE),
        namespace,
      )) as unknown as TFunction

  const instance = {
    language: locale,
    languages: [locale],
    resolvedLanguage: locale,
    isInitialized: true,
    t: translator(usual),
    exists: (key: string, options: TOptions = NONE) => find(key, options, usual) !== undefined,
    getFixedT(_language: unknown, namespace = usual): TFunction {
      const t = fixed.get(namespace) ?? translator(namespace)
      fixed.set(namespace, t)
      return t
    },
    hasResourceBundle: (_language: string, namespace: string) => texts.has(namespace),
    addResourceBundle(_language: string, namespace: string, own: Messages, deep = false, overwrite = false) {
      const before = deep ? texts.get(namespace) : undefined
      const added = textsOf(own)
      texts.set(namespace, before ? new Map(overwrite ? [...before, ...added] : [...added, ...before]) : added)
    },
    // The language of a page never changes.
    on() {},
    off() {},
    dir: () => 'ltr',
  }
  // Remotes are compiled against i18next's types; of its other members, which set it up, none is theirs to call.
  return instance as unknown as I18n
}

const NONE: TOptions = {}

/** A key's own part, and its namespace: `ui:dose.until`. */
function split(key: string, namespace: string): [key: string, namespace: string] {
  const colon = key.indexOf(':')
  return colon < 0 ? [key, namespace] : [key.slice(colon + 1), key.slice(0, colon)]
}

function wholeOf(text: string, locale: Locale): string {
  const kept = whole[locale].get(text) ?? written(text, locale)
  whole[locale].set(text, kept)
  return kept
}

/** A placeholder without a value stays, as i18next leaves it; one whose value is undefined is left out. */
function filled(text: string, options: TOptions): string {
  if (options.skipInterpolation || !text.includes('{{')) return text
  const values: Record<string, unknown> = typeof options.replace === 'object' ? options.replace : options
  return text.replace(PLACEHOLDER, (placeholder, path: string) => {
    const value = values[path] ?? path.split('.').reduce(memberOf, values as unknown)
    return value === undefined && !Object.hasOwn(values, path) ? placeholder : String(value ?? '')
  })
}

const memberOf = (value: unknown, name: string) => (value as Record<string, unknown> | undefined)?.[name]

const known = new WeakMap<Messages, Texts>()

/** Read once for each file of messages: a server writes thousands of pages with the same. */
function textsOf(messages: Messages): Texts {
  const texts = known.get(messages) ?? new Map(flatten(messages, ''))
  known.set(messages, texts)
  return texts
}

const flatten = (messages: Messages, path: string): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  )

/** The keys under which a message may be, the first that counts first: for a number, a context, or both. */
function formsOf(key: string, locale: Locale, { count, context, ordinal }: TOptions): string[] {
  const bases = context === undefined || context === '' ? [key] : [`${key}_${context}`, key]
  if (typeof count !== 'number') return bases
  const kind = ordinal ? '_ordinal' : ''
  const form = rulesOf(locale, ordinal ? 'ordinal' : 'cardinal').select(count)
  const zero = count === 0 && !ordinal
  return [
    ...bases.flatMap((base) => [...(zero ? [`${base}_zero`] : []), `${base}${kind}_${form}`, base]),
    ...bases.map((base) => `${base}${kind}_other`),
  ]
}

/** Kept: to make one takes longer than to ask it. */
const rules = new Map<string, Intl.PluralRules>()

function rulesOf(locale: Locale, type: Intl.PluralRuleType): Intl.PluralRules {
  const made = rules.get(locale + type) ?? new Intl.PluralRules(locale, { type })
  rules.set(locale + type, made)
  return made
}
