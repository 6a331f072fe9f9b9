import type { Locale } from '@kinora/limits'
import { stemsOf } from './stemsOf.ts'

/** By the stem that a text has: the stems by which it is found as well. `same` are the lines with commas alone. */
export type Synonyms = { same: Map<string, Set<string>>; broader: Map<string, Set<string>> }

/**
 * Reads synonyms, a line for each: `kark, szyja` (each finds the others), or `siedzieć => krzesło, fotel` (who asks for the
 * left finds texts with a word of the right). What follows a # is a comment.
 * @throws naming the line: when a side is empty, something is not one word, or a word is in two lines with commas alone
 */
export function readSynonyms(text: string, locale: Locale): Synonyms {
  const synonyms: Synonyms = { same: new Map(), broader: new Map() }
  const lineOf = new Map<string, number>()
  text.split('\n').forEach((line, index) => {
    const rule = line.replace(/#.*/, '').trim()
    if (!rule) return
    const refuse = (problem: string): never => {
      throw new Error(`Synonyms (${locale}), line ${index + 1}, "${rule}": ${problem}`)
    }
    const sides = rule.split('=>').map((side) => side.split(',').map((word) => oneStem(word, locale, refuse)))
    if (sides.length > 2) refuse('there is more than one =>')
    const [queryStems = [], textStems = queryStems] = sides
    if (sides.length === 1) {
      if (queryStems.length < 2) refuse('it takes two words, with a comma between them')
      for (const stem of new Set(queryStems)) {
        const other = lineOf.get(stem)
        if (other) refuse(`a form of one of its words is in line ${other} as well. Join the two lines`)
        lineOf.set(stem, index + 1)
      }
    }
    const words = sides.length === 1 ? synonyms.same : synonyms.broader
    for (const stem of textStems) words.set(stem, new Set([...(words.get(stem) ?? []), ...queryStems]))
  })
  return synonyms
}

function oneStem(word: string, locale: Locale, refuse: (problem: string) => never): string {
  const [stem, ...more] = stemsOf(word, locale)
  if (!stem) return refuse('there is no word on one side of a comma or =>')
  return more.length > 0 ? refuse(`"${word.trim()}" is not one word`) : stem
}
