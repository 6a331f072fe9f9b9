import type { InBothLanguages } from '../../program.ts'
import { programs } from '../../programs.ts'
import type { Film } from './film.ts'

/** The name of the program that a film belongs to. */
export function titleOf({ slug }: Film): InBothLanguages<string> {
  const program = programs.find(({ film }) => film === slug)
  if (!program) throw new Error(`The film ${slug} belongs to no program.`)
  return { pl: program.words.pl.title, en: program.words.en.title }
}
