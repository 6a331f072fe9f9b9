import type { Locale } from '@kinora/limits'
import { stemOf, wordsOf } from './stemsOf.ts'

/**
 * One word that somebody asks for: any of `stems`, or, while it may be unfinished, any stem that begins with `start`.
 */
export type Term = { stems: string[]; start?: string }

const START_FROM_LETTERS = 3

/** What a phrase asks for: all of its words. The last one may be unfinished. Empty for single letters and digits, which
 * are in too many texts. */
export function termsOf(phrase: string, locale: Locale): Term[] {
  const words = wordsOf(phrase)
  if (words.every((word) => word.length < 2)) return []
  return words.map((word, index) => {
    const isOpen = index === words.length - 1 && word.length >= START_FROM_LETTERS && !/\s$/.test(phrase)
    return { stems: [stemOf(word, locale)], ...(isOpen && { start: word }) }
  })
}
