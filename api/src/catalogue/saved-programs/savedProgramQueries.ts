import type { SavedProgram } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { and, eq } from 'drizzle-orm'
import { favourites, watchList } from './savedProgramTables.ts'
import { isoSql, type Queryable } from '../../platform/index.ts'
import { programJoins, programJson } from '../programs/programSql.ts'

/** The lists of saved programs. Both tables have the same columns. */
export const SAVED_LISTS = { favourites, watchList }
export type SavedList = keyof typeof SAVED_LISTS

const NAMES: Record<SavedList, string> = { favourites: 'favourites', watchList: 'watch_list' }

const savedProgramsSql = (list: SavedList) => `
  select saved.id, ${isoSql('saved.created_at')} as "createdAt", ${programJson} as training ${programJoins}
  join ${NAMES[list]} saved on saved.program = p.slug
  where p.locale = $locale and saved.user_id = $userId`

/** The newest first, without programs that no longer exist. */
export const selectSavedPrograms = (
  db: Queryable,
  list: SavedList,
  userId: number,
  locale: Locale,
): Promise<SavedProgram[]> =>
  db.rows<SavedProgram>(`${savedProgramsSql(list)} order by saved.id desc`, { locale, userId })

export async function selectSavedProgram(
  db: Queryable,
  list: SavedList,
  userId: number,
  program: string,
  locale: Locale,
): Promise<SavedProgram | undefined> {
  const [saved] = await db.rows<SavedProgram>(`${savedProgramsSql(list)} and p.slug = $program`, {
    locale,
    userId,
    program,
  })
  return saved
}

/** Idempotent. */
export async function insertSavedProgram(
  db: Queryable,
  list: SavedList,
  userId: number,
  program: string,
): Promise<void> {
  await db.orm.insert(SAVED_LISTS[list]).values({ userId, program }).onConflictDoNothing()
}

/** False if there is no such entry, or it is another user's. */
export async function deleteSavedProgram(db: Queryable, list: SavedList, userId: number, id: number): Promise<boolean> {
  const table = SAVED_LISTS[list]
  const gone = await db.orm
    .delete(table)
    .where(and(eq(table.id, id), eq(table.userId, userId)))
    .returning({ id: table.id })
  return gone.length > 0
}
