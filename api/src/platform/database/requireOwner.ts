/** The owner columns of each table whose rows belong to people, by the table's name in SQL. */
export type Owners = ReadonlyMap<string, readonly string[]>

/** Thrown instead of sending the query to the database. */
export class OwnerMissing extends Error {
  constructor(table: string, columns: readonly string[], text: string) {
    super(`A query reaches ${table} without saying whose rows: compare ${columns.join(' or ')}, or give the reason by
acrossOwners(). ${text}`)
  }
}

/**
 * An SQL condition for queries that reach rows of any owner on purpose: exempts the query from `requireOwner`.
 * @param reason why, for readers of the query
 */
export const acrossOwners = (reason: string) => `/* across owners: ${reason} */ true`

/** Size of the cache of accepted query texts; there are about as many as queries in the code. */
const TEXTS_MAX = 1_000

/**
 * Refuses queries that reach rows of people without an owner: an owner column must equal a parameter, or the owner
 * column of another table in the query for which this holds. Plain inserts pass, because their rows have an owner; the
 * conflict target of `on conflict do update` must contain an owner column.
 * @throws OwnerMissing
 */
export function requireOwner(owners: Owners): (text: string) => void {
  const accepted = new Set<string>()
  return (text) => {
    if (accepted.has(text)) return
    const table = text.includes('/* across owners: ') ? undefined : unowned(text.replaceAll('"', ''), owners)
    if (table) throw new OwnerMissing(table, owners.get(table) ?? [], text)
    if (accepted.size < TEXTS_MAX) accepted.add(text)
  }
}

const MENTION =
  /(?:\b(from|join|update|using|into)\s|,)\s*(?:only\s+)?(\w+)\b(?![.(])(?:\s+(?:as\s+)?(?!as\b|from\b|where\b|set\b|on\b|join\b|left\b|values\b|order\b|limit\b|group\b|returning\b)(\w+))?/gi
const EQUALITY = /([\w.]+)\s*(?:=|\bin\b)\s*(?:any\s*)?\(?\s*(\$\d+|[\w.]+)/gi
const CONFLICT = /on conflict\s*\(([^)]*)\)\s*do update/i

/** The first table in `text` (without quotes) that is not restricted to an owner. */
function unowned(text: string, owners: Owners): string | undefined {
  const tables = [...text.matchAll(MENTION)].flatMap(([, verb = '', table = '', alias = table]) => {
    const columns = owners.get(table)
    if (!columns) return []
    if (verb.toLowerCase() === 'into') return overwrites(text, columns) ? [{ table, names: [] }] : []
    return [{ table, names: columns.flatMap((column) => [`${alias}.${column}`, column]) }]
  })
  const equalities = [...text.matchAll(EQUALITY)].map(([, one = '', other = '']) => [one, other] as const)
  const knownColumns = new Set<string>()
  const isKnown = (side: string) => side.startsWith('$') || knownColumns.has(side)
  let open = tables
  for (;;) {
    const settled = open.filter(({ names }) =>
      equalities.some(
        ([one, other]) => (names.includes(one) && isKnown(other)) || (names.includes(other) && isKnown(one)),
      ),
    )
    if (settled.length === 0) return open[0]?.table
    for (const { names } of settled) for (const name of names) if (name.includes('.')) knownColumns.add(name)
    open = open.filter((table) => !settled.includes(table))
  }
}

/** Whether the insert's `on conflict do update` has a conflict target without an owner column. */
function overwrites(text: string, columns: readonly string[]): boolean {
  const targetColumns = CONFLICT.exec(text)?.[1]
    ?.split(',')
    .map((name) => name.trim())
  return targetColumns !== undefined && !columns.some((column) => targetColumns.includes(column))
}
