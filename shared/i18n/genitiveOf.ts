import type { Locale } from '@kinora/limits'

/** How women's names end, and what the genitive has instead of their last letters. */
const ENDINGS: [RegExp, string][] = [
  [/([bdflmrw])ia$/, '$1ii'],
  [/cja$/, 'cji'],
  [/([gkl])a$/, '$1i'],
  [/([bdfmnprstwz])a$/, '$1y'],
]
/** Pet names, whose genitive only loses the last letter. */
const SHORT = /^(Ania|Hania|Kasia|Basia|Asia|Zosia|Gosia|Jadzia|Sonia)$/

/**
 * A first name after "of" and, in Polish, after "do": `Katarzyny`. Undefined where the spelling does not give it for
 * certain, as for names that may be a man's or a woman's: the sentence must then do without it.
 */
export function genitiveOf(firstName: string, locale: Locale): string | undefined {
  if (locale === 'en') return firstName
  if (SHORT.test(firstName)) return firstName.slice(0, -1)
  const ending = ENDINGS.find(([pattern]) => pattern.test(firstName))
  return ending && firstName.replace(...ending)
}
