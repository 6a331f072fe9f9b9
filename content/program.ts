import type { Locale } from '@kinora/limits'

export type InBothLanguages<Value> = Record<Locale, Value>

export type CategoryKey = 'neck' | 'back' | 'hips' | 'hands' | 'balance' | 'chair' | 'breathing' | 'recovery'
export type LevelKey = 'easy' | 'medium' | 'hard'

/** A name in a filter's list; `order` is its place there, from 1. */
export type Choice<Key extends string> = { key: Key; order: number; name: InBothLanguages<string> }

/**
 * One exercise of the program: `start` in seconds, `note` says what is counted ("8 powtórzeń"). `timed` is the stretch
 * that goes by the clock instead of by repetitions, in seconds of the film.
 */
export type Chapter = { start: number; title: string; note: string; timed?: { from: number; seconds: number } }

/** All that people read about a program, in one language. Plain text; lists and paragraphs as arrays. */
export type ProgramWords = {
  title: string
  summary: string
  description: string
  forWhom: string
  whatYouNeed: string[]
  whenNotTo: string[]
  transcription: string[]
  posterAlt: string
  chapters: Chapter[]
}

/**
 * A program of the catalogue. `film` names the folder under media/films, or is null while the program
 * waits for its film: then `durationSeconds` is the planned length. Posters are media/posters/<slug>-<width>, and who is
 * in one that `isPosterLow` lies or kneels.
 */
export type Program = {
  slug: string
  category: CategoryKey
  levels: LevelKey[]
  isExample: boolean
  film: string | null
  durationSeconds: number
  isPosterLow?: true
  moreLikeThis: string[]
  words: InBothLanguages<ProgramWords>
}
