import type { Queryable, Values } from './database.ts'

/** The parts of a list's SQL: `columns`, `from` with its conditions, and `order`. */
type List = { columns: string; from: string; order: string }
type Page = { page: number; pageSize: number }

/** One page of a list, and how many rows the whole list has. Pages past the end are empty. */
export async function selectPage<Row>(
  db: Queryable,
  { columns, from, order }: List,
  values: Values,
  { page, pageSize }: Page,
): Promise<{ data: Row[]; total: number }> {
  const [row] = await db.rows<{ data: Row[]; total: number }>(
    `select (select count(*)::int ${from}) as total, (select coalesce(json_agg(page), '[]') from (
      select ${columns} ${from} order by ${order} limit $limit::int offset $offset::int
    ) page) as data`,
    { ...values, limit: pageSize, offset: (page - 1) * pageSize },
  )
  if (!row) throw new Error('A page always has one row')
  return row
}
