import type { Orm } from '../../src/database/database.ts'
import type { Entries } from './entry.ts'

/** One kind of content, such as programs: how its rows are read, written and removed. */
export type Kind = {
  name: string
  /** All rows, whoever wrote them. An entry may have more columns than an import writes. */
  read: (tx: Orm) => Promise<Entries>
  /** Inserts or updates. Ids stay with the keys, and columns that are not in the entries as they are. */
  write: (tx: Orm, entries: Entries) => Promise<void>
  /** Answers the keys of those that are gone: rows that others refer to stay. */
  remove: (tx: Orm, keys: string[]) => Promise<string[]>
}
