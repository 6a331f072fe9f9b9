import type { Rows, Values } from './database.ts'

/** The parts of a list's SQL: `columns`, `from` with its conditions, and `order`. */
type List = { columns: string; from: string; order: string }
type Page = { page: number; pageSize: number }

/** One page of a list, and how many rows the whole list has. Pages past the end are empty. */
export async function selectPage<Row>(
  db: { rows: Rows },
  { columns, from, order }: List,
  values: Values,
  { page, pageSize }: Page,
): Promise<{ data: Row[]; total: number }> {
  const [limit, offset] = [values.length + 1, values.length + 2]
  const [found] = await db.rows<{ data: Row[]; total: number }>(
    `select (select count(*)::int ${from}) as total, (select coalesce(json_agg(page), '[]') from (
      select ${columns} ${from} order by ${order} limit $${limit}::int offset $${offset}::int
    ) page) as data`,
    [...values, pageSize, (page - 1) * pageSize],
  )
  if (!found) throw new Error('A page always has one row')
  return found
}
