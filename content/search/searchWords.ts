import type { BodyRegion, DurationBucket, Equipment, Position } from '@kinora/limits'

/** What a program's facts are called: `minutes` beside the number of its minutes, `noEquipment` if it needs none. */
export type FactName =
  | BodyRegion
  | Equipment
  | Position
  | DurationBucket
  | 'minutes'
  | 'quiet'
  | 'example'
  | 'noEquipment'

/**
 * The words of a language that a search knows besides the texts. A word stands for all its regular forms, with or without
 * Polish letters.
 */
export type SearchWords = {
  /** Words that narrow no search, because they say nothing: "na", "the". */
  ignored: string
  /** Words that are true of every program ("exercise", "pain"), and of every question. */
  programs: string
  questions: string
  /** Words by which programs with a fact are found. */
  names: Record<FactName, string>
  /**
   * A line for each: `kark, szyja` finds each by the other; `autobus => podróż` finds the right by the left alone.
   * What follows a # is a comment.
   */
  synonyms: string
}
