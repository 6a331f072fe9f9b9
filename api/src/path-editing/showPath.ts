import type { EditablePath } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { Rows } from '../database/database.ts'
import type { PathContent } from '../path/index.ts'
import { selectBySlug } from '../programs/index.ts'

type Items = Pick<PathContent, 'items' | 'gentle'>
type Shown = Pick<EditablePath, 'items' | 'gentle'>

/** Lists of slugs as the wire has them, with their programs in the reader's language; in one query for all lists. */
export async function showItems(rows: Rows, lists: Items[], locale: Locale): Promise<Shown[]> {
  const slugs = lists.flatMap(({ items, gentle }) => [...items.map(({ program }) => program), ...gentle])
  const programs = await selectBySlug(rows, slugs, locale)
  return lists.map(({ items, gentle }) => ({
    items: items.flatMap(({ program, dose }) => {
      const training = programs.get(program)
      return training ? [{ training, dose }] : []
    }),
    gentle: gentle.flatMap((program) => programs.get(program) ?? []),
  }))
}

type Edited = { version: number; content: PathContent }

export async function showPath(rows: Rows, { version, content }: Edited, locale: Locale): Promise<EditablePath> {
  const { name, note, allowsPause } = content
  const [lists = { items: [], gentle: [] }] = await showItems(rows, [content], locale)
  return { version, name, note, allowsPause, ...lists }
}
