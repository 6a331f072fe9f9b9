import type { Queryable, Values } from './database.ts'

/**
 * The parts of a list's SQL: `columns`, `from` with its conditions, and `order`. `more`: columns that are worked out for
 * the rows of the page alone, from the columns of `page`; without it PostgreSQL may do so for all rows before it too.
 */
type List = { columns: string; from: string; order: string; more?: string }
type Page = { page: number; pageSize: number }

/** One page of a list, and how many rows the whole list has. Pages past the end are empty. */
export async function selectPage<Row>(
  db: Queryable,
  { columns, from, order, more }: List,
  values: Values,
  { page, pageSize }: Page,
): Promise<{ data: Row[]; total: number }> {
  const [row] = await db.rows<{ data: Row[]; total: number }>(
    `select (select count(*)::int ${from}) as total, (select coalesce(json_agg(row), '[]') from (
      select page.*${more ? `, ${more}` : ''} from (
        select ${columns} ${from} order by ${order} limit $limit::int offset $offset::int
      ) page
    ) row) as data`,
    { ...values, limit: pageSize, offset: (page - 1) * pageSize },
  )
  if (!row) throw new Error('A page always has one row')
  return row
}
