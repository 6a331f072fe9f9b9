/** The tables whose rows belong to people: the columns that say whose, by the table's name in SQL. */
export type Owners = ReadonlyMap<string, readonly string[]>

/** Of a query, refused before the database sees it. */
export class OwnerMissing extends Error {
  constructor(table: string, columns: readonly string[], text: string) {
    super(`A query reaches ${table} without saying whose rows: compare ${columns.join(' or ')}, or give the reason by
acrossOwners(). ${text}`)
  }
}

/**
 * For hand-written SQL, as a condition: this query means the rows of everyone.
 * @param reason for readers of the query
 */
export const acrossOwners = (reason: string) => `/* across owners: ${reason} */ true`

/** Texts that are known to be right; there are about as many as queries in the code. */
const TEXTS_MAX = 1_000

/**
 * Refuses each query that reaches rows of people without saying whose: a column of the owner is equal to a value, or to
 * that of a table in the same query of which the same is true. What is inserted has its owner; what an insert
 * overwrites on a conflict must be found by its owner.
 * @throws OwnerMissing
 */
export function requireOwner(owners: Owners): (text: string) => void {
  const right = new Set<string>()
  return (text) => {
    if (right.has(text)) return
    const forgotten = text.includes('/* across owners: ') ? undefined : unowned(text.replaceAll('"', ''), owners)
    if (forgotten) throw new OwnerMissing(forgotten, owners.get(forgotten) ?? [], text)
    if (right.size < TEXTS_MAX) right.add(text)
  }
}

const MENTION =
  /\b(from|join|update|using|into)\s+(?:only\s+)?(\w+)(?:\s+(?:as\s+)?(?!as\b|where\b|set\b|on\b|join\b|left\b|values\b|order\b|limit\b|group\b|returning\b)(\w+))?/gi
const EQUALITY = /([\w.]+)\s*(?:=|\bin\b)\s*(?:any\s*)?\(?\s*(\$\d+|[\w.]+)/gi
const CONFLICT = /on conflict\s*\(([^)]*)\)\s*do update/i

/** The name of a table in `text`, which has no quotes, whose rows could be anybody's. */
function unowned(text: string, owners: Owners): string | undefined {
  const tables = [...text.matchAll(MENTION)].flatMap(([, verb = '', table = '', alias = table]) => {
    const columns = owners.get(table)
    if (!columns) return []
    if (verb.toLowerCase() === 'into') return overwrites(text, columns) ? [{ table, names: [] }] : []
    return [{ table, names: columns.flatMap((column) => [`${alias}.${column}`, column]) }]
  })
  const equalities = [...text.matchAll(EQUALITY)].map(([, one = '', other = '']) => [one, other] as const)
  const known = new Set<string>()
  const isKnown = (side: string) => side.startsWith('$') || known.has(side)
  let open = tables
  for (;;) {
    const settled = open.filter(({ names }) =>
      equalities.some(
        ([one, other]) => (names.includes(one) && isKnown(other)) || (names.includes(other) && isKnown(one)),
      ),
    )
    if (settled.length === 0) return open[0]?.table
    for (const { names } of settled) for (const name of names) if (name.includes('.')) known.add(name)
    open = open.filter((table) => !settled.includes(table))
  }
}

/** Whether an insert changes rows that it finds by something else than their owner. */
function overwrites(text: string, columns: readonly string[]): boolean {
  const found = CONFLICT.exec(text)?.[1]
    ?.split(',')
    .map((name) => name.trim())
  return found !== undefined && !columns.some((column) => found.includes(column))
}
