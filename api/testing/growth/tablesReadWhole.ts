import type { Database, Values } from '../../src/platform/database/database.ts'

/** Tables with fewer rows are cheap to read. */
const LARGE_ROWS = 1_500

type Plan = {
  'Relation Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  'Actual Loops': number
  Plans?: Plan[]
}

/** The large tables of which a query reads half of the rows or more, by the plan that PostgreSQL runs. Nothing is written. */
export async function tablesReadWhole(db: Database, query: { text: string; values: Values }): Promise<string[]> {
  const sizes = await db.rows<{ name: string; count: number }>(
    'select relname as name, reltuples::int as count from pg_class where reltuples >= $least',
    { least: LARGE_ROWS },
  )
  const undo = new Error('What was explained is undone')
  let plan: Plan | undefined
  await db
    .transaction(async (tx) => {
      const [row] = await tx.rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (analyze, format json) ${query.text}`,
        query.values,
      )
      plan = row?.['QUERY PLAN'][0].Plan
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  if (!plan) throw new Error(`There is no plan of ${query.text}`)
  return sizes.filter(({ name, count }) => rowsRead(plan!, name) >= count / 2).map(({ name }) => name)
}

const rowsRead = (plan: Plan, table: string): number => {
  const below = (plan.Plans ?? []).map((part) => rowsRead(part, table))
  const own = plan['Relation Name'] === table ? plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) : 0
  return Math.max(own * plan['Actual Loops'], ...below)
}
