import type { RaceName } from './races.ts'

/**
 * A guard of money, and how it is removed: texts of the source without it, and constraints that are dropped. `isOften`:
 * also in `npm test`, which removes one guard of each kind.
 */
export type Guard = {
  name: string
  isOften?: true
  edits: { file: string; text: string; without: string }[]
  drops?: string[]
  race?: RaceName
}

/** A text of a source of the API, and what it is without the guard. */
export const edit = (file: string, text: string, without: string) => ({ file: `api/src/${file}`, text, without })
