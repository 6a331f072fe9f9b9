import type { Locale } from '@kinora/limits'
import { stemEnglish } from './stemEnglish.ts'
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
