import { closeTo } from './closeTo.ts'
import type { Term } from './termsOf.ts'

const CORRECTED_MAX = 5
/** How many slips are looked for, in words of how many letters. */
const SLIPS = [
  [1, 4],
  [2, 7],
] as const

/**
 * The terms with those that no text has replaced by the nearest words that texts have: one slip in a word of four
 * letters and more, two in one of seven and more. A slip is a letter too many, missing, wrong, or swapped with the next.
 * @param vocabulary the stems of all texts
 * @returns undefined if nothing is corrected: every term is known, one has nothing near it, or too many are unknown
 */
export function correctTerms(terms: Term[], vocabulary: ReadonlySet<string>): Term[] | undefined {
  const words = [...vocabulary]
  const isKnown = ({ stems, start }: Term) =>
    stems.some((stem) => vocabulary.has(stem)) || (start !== undefined && words.some((word) => word.startsWith(start)))
  const unknown = new Set(terms.filter((term) => !isKnown(term)))
  if (unknown.size === 0 || unknown.size > CORRECTED_MAX) return undefined
  const corrected = terms.map((term) =>
    unknown.has(term) ? { stems: term.stems.flatMap((stem) => nearest(stem, words)) } : term,
  )
  return corrected.every(({ stems }) => stems.length > 0) ? corrected : undefined
}

function nearest(stem: string, words: string[]): string[] {
  for (const [slips, letters] of SLIPS) {
    if (stem.length < letters) return []
    const near = words.filter((word) => closeTo(stem, word, slips))
    if (near.length > 0) return near
  }
  return []
}
