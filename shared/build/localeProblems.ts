/** The messages of a locale file: nested objects of strings. */
type Messages = unknown

const SUFFIX = /_(ordinal_)?(zero|one|two|few|many|other)$/

/** Of i18next's messages, what pages do not read (docs/decisions/073): `{{day, datetime}}` and `$t(other.key)`. */
const NOT_READ = /\{\{[^}]*,|\$t\(/

/**
 * The problems of one package's messages, one sentence each: missing keys, missing or superfluous plural forms, empty
 * messages, what pages do not read, and placeholders that differ between languages.
 */
export function localeProblems(messages: Record<string, Messages>): string[] {
  const texts = Object.entries(messages).map(([locale, tree]) => ({ locale, texts: new Map(flatten(tree)) }))
  const bases = new Set(texts.flatMap(({ texts }) => [...texts.keys()].map(baseOf)))
  return [
    ...texts.flatMap(({ locale, texts }) =>
      [...texts].filter(([, text]) => text.trim() === '').map(([key]) => `${locale} "${key}" is empty`),
    ),
    ...texts.flatMap(({ locale, texts }) =>
      [...texts]
        .filter(([, text]) => NOT_READ.test(text))
        .map(
          ([key]) => `${locale} "${key}" formats a value or holds another message: pages pass it what is written out`,
        ),
    ),
    ...[...bases].flatMap((base) =>
      texts.flatMap(({ locale, texts: localeTexts }) =>
        formProblems(
          locale,
          localeTexts,
          base,
          texts.some(({ texts }) => isPlural(texts, base)),
        ),
      ),
    ),
    ...[...bases].flatMap((base) => placeholderProblems(base, texts)),
  ]
}

const baseOf = (key: string) => key.replace(SUFFIX, '')
const isPlural = (texts: Map<string, string>, base: string) => texts.has(`${base}_other`)

/** A message with plural forms needs exactly those of its language (Polish: one, few, many, other). */
function formProblems(locale: string, texts: Map<string, string>, base: string, plural: boolean): string[] {
  if (!plural) return texts.has(base) ? [] : [`${locale} lacks "${base}"`]
  const requiredKeys = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.map((form) => `${base}_${form}`)
  const presentKeys = [...texts.keys()].filter((key) => baseOf(key) === base)
  return [
    ...requiredKeys.filter((key) => !texts.has(key)).map((key) => `${locale} lacks "${key}"`),
    // i18next supports _zero in every language.
    ...presentKeys
      .filter((key) => !requiredKeys.includes(key) && key !== `${base}_zero`)
      .map((key) => `${locale} has no use for "${key}"`),
  ]
}

/** A plural form may omit a placeholder ("one program"), but both languages must use the same placeholders. */
function placeholderProblems(base: string, languages: { locale: string; texts: Map<string, string> }[]): string[] {
  const used = languages.map(({ locale, texts }) => ({
    locale,
    names: new Set([...texts].filter(([key]) => baseOf(key) === base).flatMap(([, text]) => placeholders(text))),
  }))
  const all = new Set(used.flatMap(({ names }) => [...names]))
  return used.flatMap(({ locale, names }) =>
    [...all].filter((name) => !names.has(name)).map((name) => `${locale} "${base}" does not use {{${name}}}`),
  )
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name ?? '')

function flatten(tree: Messages, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]]
  return Object.entries(tree as object).flatMap(([key, value]) => flatten(value, path ? `${path}.${key}` : key))
}
