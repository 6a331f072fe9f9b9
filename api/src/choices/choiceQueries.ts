import type { NamedEntry } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { Database } from '../database/database.ts'

export const selectCategories = (db: Database, locale: Locale) => selectChoices(db, 'categories', locale)
export const selectLevels = (db: Database, locale: Locale) => selectChoices(db, 'levels', locale)

async function selectChoices(db: Database, table: 'categories' | 'levels', locale: Locale) {
  const rows = await db.rows<{ id: number; name: string }>(
    `select id, names ->> $1 as name from ${table} order by position, id`,
    [locale],
  )
  return rows.map(({ id, name }): NamedEntry => ({ id, attributes: { name } }))
}
