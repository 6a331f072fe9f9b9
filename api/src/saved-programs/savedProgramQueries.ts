import type { SavedProgram } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { and, eq } from 'drizzle-orm'
import { favourites, watchList } from './savedProgramTables.ts'
import type { Database } from '../database/database.ts'
import { isoSql } from '../database/isoSql.ts'
import { programJoins, programJson } from '../programs/index.ts'

/** The lists of saved programs. Both tables have the same columns. */
export const SAVED_LISTS = { favourites, watchList }
export type SavedList = keyof typeof SAVED_LISTS

const NAMES: Record<SavedList, string> = { favourites: 'favourites', watchList: 'watch_list' }

const savedProgramsSql = (list: SavedList) => `
  select saved.id, ${isoSql('saved.created_at')} as "createdAt", ${programJson} as training ${programJoins}
  join ${NAMES[list]} saved on saved.program = p.slug
  where p.locale = $1 and saved.user_id = $2`

/** The newest first, without programs that no longer exist. */
export const selectSavedPrograms = (
  db: Database,
  list: SavedList,
  userId: number,
  locale: Locale,
): Promise<SavedProgram[]> =>
  db.rows<SavedProgram>(`${savedProgramsSql(list)} order by saved.id desc`, [locale, userId])

export async function selectSavedProgram(
  db: Database,
  list: SavedList,
  userId: number,
  program: string,
  locale: Locale,
): Promise<SavedProgram | undefined> {
  const [saved] = await db.rows<SavedProgram>(`${savedProgramsSql(list)} and p.slug = $3`, [locale, userId, program])
  return saved
}

/** Idempotent. */
export async function insertSavedProgram(
  { orm }: Database,
  list: SavedList,
  userId: number,
  program: string,
): Promise<void> {
  await orm.insert(SAVED_LISTS[list]).values({ userId, program }).onConflictDoNothing()
}

/** False if there is no such entry, or it is another user's. */
export async function deleteSavedProgram(
  { orm }: Database,
  list: SavedList,
  userId: number,
  id: number,
): Promise<boolean> {
  const table = SAVED_LISTS[list]
  const gone = await orm
    .delete(table)
    .where(and(eq(table.id, id), eq(table.userId, userId)))
    .returning({ id: table.id })
  return gone.length > 0
}
