import { isDeepStrictEqual } from 'node:util'
import type { Entries, Entry } from './entry.ts'

/** A row that the import left as it is, and why; `columns`: those that were changed. */
export type Left = { kind: string; key: string; why: 'changed' | 'deleted' | 'foreign' | 'used'; columns: string[] }

type Sides = {
  kind: string
  /** What the content says. */
  content: Entries
  /** What the database says. */
  current: Entries
  /** What the last import wrote. */
  imported: Entries
}

/** Keys by action. `note`: the row is already as wanted; `forget`: the row is gone from content and database. */
type Decision = { add: string[]; change: string[]; remove: string[]; note: string[]; forget: string[]; left: Left[] }

/**
 * A three-way merge of content, database and last import, row by row. Rows that somebody changed, deleted or inserted
 * since the last import are left, unless `overwrite`. Rows in neither the content nor the last import are never
 * touched.
 */
export function decide({ kind, content, current, imported }: Sides, overwrite: boolean): Decision {
  const decision: Decision = { add: [], change: [], remove: [], note: [], forget: [], left: [] }
  const leave = (key: string, why: Left['why'], columns: string[] = []) =>
    decision.left.push({ kind, key, why, columns })

  for (const [key, entry] of content) {
    const [is, was] = [current.get(key), imported.get(key)]
    if (!is && was && !overwrite) leave(key, 'deleted')
    else if (!is) decision.add.push(key)
    else if (differences(entry, is).length === 0) decision.note.push(key)
    else if (overwrite) decision.change.push(key)
    else if (!was) leave(key, 'foreign')
    else if (differences(was, is).length > 0) leave(key, 'changed', differences(was, is))
    else decision.change.push(key)
  }
  for (const [key, was] of imported) {
    if (content.has(key)) continue
    const is = current.get(key)
    if (!is) decision.forget.push(key)
    else if (!overwrite && differences(was, is).length > 0) leave(key, 'changed', differences(was, is))
    else decision.remove.push(key)
  }
  return decision
}

/** The columns of `entry` whose value differs in `row`. */
const differences = (entry: Entry, row: Entry) =>
  Object.keys(entry).filter((column) => !isDeepStrictEqual(entry[column], row[column]))
