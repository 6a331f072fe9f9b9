import type { Queryable, Values } from './database.ts'

/**
 * The parts of a list's SQL: `columns`, `from` with its conditions, and `order`. `more`: columns that are worked out for
 * the rows of the page alone, from the columns of `page`; without it PostgreSQL may do so for all rows before it too.
 * `filters`: further conditions, by the value that they need. One whose value is null is left out of the text: the plan
 * that PostgreSQL keeps for a text with `$value is null or …` reads all rows.
 */
type List = { columns: string; from: string; filters?: Record<string, string>; order: string; more?: string }
type Page = { page: number; pageSize: number }

/** One page of a list, and how many rows the whole list has. Pages past the end are empty. */
export async function selectPage<Row>(
  db: Queryable,
  { columns, from, filters = {}, order, more }: List,
  values: Values,
  { page, pageSize }: Page,
): Promise<{ data: Row[]; total: number }> {
  const given = Object.entries(values).filter(([name, value]) => !(name in filters) || value !== null)
  const rows = [from, ...given.flatMap(([name]) => filters[name] ?? [])].join(' and ')
  const [row] = await db.rows<{ data: Row[]; total: number }>(
    `select (select count(*)::int ${rows}) as total, (select coalesce(json_agg(row), '[]') from (
      select page.*${more ? `, ${more}` : ''} from (
        select ${columns} ${rows} order by ${order} limit $limit::int offset $offset::int
      ) page
    ) row) as data`,
    { ...Object.fromEntries(given), limit: pageSize, offset: (page - 1) * pageSize },
  )
  if (!row) throw new Error('A page always has one row')
  return row
}
