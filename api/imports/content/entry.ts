/** The columns that an import writes, as plain JSON. References to other rows are their keys, not ids. */
export type Entry = Record<string, unknown>

/** By key, in the order of the content. */
export type Entries = Map<string, Entry>

/** As a JSON column returns it: dates as text, no undefined values. */
export const plain = (entry: Entry): Entry => JSON.parse(JSON.stringify(entry)) as Entry
