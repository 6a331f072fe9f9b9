import type { Dose, NewPath } from '@kinora/contracts'
import { formProblem, type Queryable } from '../../platform/index.ts'
import type { PathContent, PathItem } from '../path/pathTables.ts'
import { selectSlugs } from '../../catalogue/index.ts'

type Sent = Pick<NewPath, 'trainings' | 'doses' | 'gentle'>
type Items = Pick<PathContent, 'items' | 'gentle'>

/**
 * The programs that a client sent, as slugs. What it left out is as in `before`.
 * @throws 400 for a program that does not exist, or is in a list twice, also in two languages; and for a dose of a
 * program that is not in the list
 */
export async function readItems(db: Queryable, { trainings, doses, gentle }: Sent, before: Items): Promise<Items> {
  const dosed = doses?.map(({ training }) => training)
  const slugs = await selectSlugs(db, [...trainings, ...(dosed ?? []), ...(gentle ?? [])])
  const listed = (field: string, ids: number[]) => slugsOf(slugs, field, ids)

  const programs = listed('trainings', trainings)
  const withDose = listed('doses', dosed ?? [])
  if (withDose.some((program) => !programs.includes(program)))
    throw formProblem(400, 'doses', 'form.error.doses.notListed')
  const formerItems = new Map(before.items.map((item): [string, PathItem] => [item.program, item]))
  const doseOf = (program: string): Dose | null =>
    doses ? inOrder(doses[withDose.indexOf(program)]?.dose ?? null) : (formerItems.get(program)?.dose ?? null)

  return {
    items: programs.map((program) => ({ ...formerItems.get(program), program, dose: doseOf(program) })),
    gentle: gentle ? listed('gentle', gentle) : before.gentle,
  }
}

function slugsOf(slugs: Map<number, string>, field: string, ids: number[]): string[] {
  const programs = ids.map((id) => {
    const program = slugs.get(id)
    if (program === undefined) throw formProblem(400, field, `form.error.${field}.unknown`)
    return program
  })
  if (new Set(programs).size < programs.length) throw formProblem(400, field, `form.error.${field}.twice`)
  return programs
}

/** The same weekdays are the same dose, in whatever order they were chosen. */
const inOrder = (dose: Dose | null): Dose | null =>
  dose?.weekdays ? { ...dose, weekdays: dose.weekdays.toSorted((one, other) => one - other) } : dose

/** Trimmed. @throws 400 for a name of spaces alone */
export function readWords({ name, note }: { name: string; note: string }): { name: string; note: string } {
  if (!name.trim()) throw formProblem(400, 'name', 'form.error.name.required')
  return { name: name.trim(), note: note.trim() }
}
