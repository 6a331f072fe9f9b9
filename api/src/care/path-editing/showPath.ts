import type { EditablePath } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { dayIn, type Queryable } from '../../platform/index.ts'
import type { PathContent } from '../path/pathTables.ts'
import { selectBySlug } from '../../catalogue/index.ts'

type Items = Pick<PathContent, 'items' | 'gentle'>
type Shown = Pick<EditablePath, 'items' | 'gentle'>

/**
 * Lists of slugs as the wire has them, with their programs in the user's language; in one query for all lists. With a
 * member's time zone, programs have the day on which they were added.
 */
export async function showItems(db: Queryable, lists: Items[], locale: Locale, timeZone?: string): Promise<Shown[]> {
  const slugs = lists.flatMap(({ items, gentle }) => [...items.map(({ program }) => program), ...gentle])
  const programs = await selectBySlug(db, slugs, locale)
  return lists.map(({ items, gentle }) => ({
    items: items.flatMap(({ program, dose, addedAt }) => {
      const training = programs.get(program)
      const addedDay = timeZone && addedAt && dayIn(timeZone, Date.parse(addedAt))
      return training ? [{ training, dose, ...(addedDay && { addedDay }) }] : []
    }),
    gentle: gentle.flatMap((program) => programs.get(program) ?? []),
  }))
}

type Edited = { version: number; timeZone: string; content: PathContent }

export async function showPath(db: Queryable, edited: Edited, locale: Locale): Promise<EditablePath> {
  const { version, timeZone, content } = edited
  const { name, note, painNote, allowsPause } = content
  const [lists = { items: [], gentle: [] }] = await showItems(db, [content], locale, timeZone)
  return { version, name, note, painNote, allowsPause, ...lists }
}
