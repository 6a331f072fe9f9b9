import type { Queryable } from '../../src/platform/index.ts'
import type { Entries } from './entry.ts'

/** One kind of content, such as programs: how its rows are read, written and removed. */
export type Kind = {
  name: string
  /** All rows, whoever wrote them. An entry may have more columns than an import writes. */
  read: (tx: Queryable) => Promise<Entries>
  /** Upserts by key: ids, and columns that are not in the entries, stay as they are. */
  write: (tx: Queryable, entries: Entries) => Promise<void>
  /** Returns the keys of the removed rows; rows that others refer to are not removed. */
  remove: (tx: Queryable, keys: string[]) => Promise<string[]>
}
