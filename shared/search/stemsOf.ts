import type { Locale } from '@kinora/limits'
import { stemPolish } from './stemPolish.ts'

const STEMMERS: Record<Locale, (word: string) => string> = { pl: stemPolish, en: stemEnglish }

/** The words of a text in lower case without diacritics: letters and digits, "can't" as one. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(\p{L})['’](?=\p{L})/gu, '$1')
    .match(/[\p{L}\p{N}]+/gu) ?? []

export const stemOf = (word: string, locale: Locale): string => STEMMERS[locale](word)

/** The stems of a text's words, in their order. They consist of letters and digits. */
export const stemsOf = (text: string, locale: Locale): string[] => wordsOf(text).map((word) => stemOf(word, locale))

/** The part of an English word that its forms have in common: "stretch" of "stretching". A light stemmer. */
function stemEnglish(word: string): string {
  const one = word
    .replace(/(..)ies$/, '$1y')
    .replace(/(s|x|z|ch|sh)es$/, '$1')
    .replace(/(..[^sui])s$/, '$1')
  const bare = one
    .replace(/(...)(?:ness|ful|ly)$/, '$1')
    .replace(/([aeiouy].*)(?:ing|ed)$/, '$1')
    .replace(/([bdgmnprt])\1$/, '$1')
  const stem = bare.length >= 3 ? bare : one
  return stem.length > 3 ? stem.replace(/e$/, '').replace(/y$/, 'i') : stem
}
