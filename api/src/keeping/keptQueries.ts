import type { Kept } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { and, eq } from 'drizzle-orm'
import { favourites, watchList } from '../db/careTables.ts'
import type { Database } from '../db/database.ts'
import { isoSql } from '../db/isoSql.ts'
import { programJoins, programJson } from '../db/programSql.ts'

/** Where programs can be kept. Both tables have the same columns. */
export const KEEPINGS = { favourites, watchList }
export type Keeping = keyof typeof KEEPINGS

const NAMES: Record<Keeping, string> = { favourites: 'favourites', watchList: 'watch_list' }

const keptSql = (keeping: Keeping) => `
  select kept.id, ${isoSql('kept.created_at')} as "createdAt", ${programJson} as training ${programJoins}
  join ${NAMES[keeping]} kept on kept.program = p.slug
  where p.locale = $1 and kept.user_id = $2`

/** The newest first. A program that is not there any more is left out. */
export const selectKept = (db: Database, keeping: Keeping, userId: number, locale: Locale): Promise<Kept[]> =>
  db.rows<Kept>(`${keptSql(keeping)} order by kept.id desc`, [locale, userId])

export async function selectKeptOf(db: Database, keeping: Keeping, userId: number, program: string, locale: Locale): Promise<Kept | undefined> {
  const [kept] = await db.rows<Kept>(`${keptSql(keeping)} and p.slug = $3`, [locale, userId, program])
  return kept
}

/** Kept twice is kept once. */
export async function insertKept({ orm }: Database, keeping: Keeping, userId: number, program: string): Promise<void> {
  await orm.insert(KEEPINGS[keeping]).values({ userId, program }).onConflictDoNothing()
}

/** False where there is nothing of that id, or it is somebody else's. */
export async function deleteKept({ orm }: Database, keeping: Keeping, userId: number, id: number): Promise<boolean> {
  const table = KEEPINGS[keeping]
  const gone = await orm.delete(table).where(and(eq(table.id, id), eq(table.userId, userId))).returning({ id: table.id })
  return gone.length > 0
}
