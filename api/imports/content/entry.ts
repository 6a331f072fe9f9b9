/** What an import writes of a row, by column. Other rows are named by their keys; plain JSON. */
export type Entry = Record<string, unknown>

/** By key, in the order of the content. */
export type Entries = Map<string, Entry>

/** Dates as text and nothing undefined, as it comes back from a column of JSON. */
export const plain = (entry: Entry): Entry => JSON.parse(JSON.stringify(entry)) as Entry
