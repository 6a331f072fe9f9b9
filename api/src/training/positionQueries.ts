import type { BegunFilm } from '@kinora/contracts'
import { FILM_BEGUN_AFTER_SECONDS, FILM_THROUGH_AT, type Locale } from '@kinora/limits'
import { and, eq, sql } from 'drizzle-orm'
import { filmPositions } from '../db/careTables.ts'
import type { Database } from '../db/database.ts'
import { isoSql } from '../db/isoSql.ts'
import { programJoins, programJson } from '../db/programSql.ts'

const MOST_BEGUN = 8

export async function writePosition({ orm }: Database, userId: number, program: string, seconds: number): Promise<void> {
  await orm.insert(filmPositions).values({ userId, program, seconds })
    .onConflictDoUpdate({ target: [filmPositions.userId, filmPositions.program], set: { seconds, updatedAt: sql`now()` } })
}

export async function selectPosition({ orm }: Database, userId: number, program: string): Promise<number | undefined> {
  const [position] = await orm.select({ seconds: filmPositions.seconds }).from(filmPositions)
    .where(and(eq(filmPositions.userId, userId), eq(filmPositions.program, program)))
  return position?.seconds
}

const begunSql = `
  select position.seconds::float8 as seconds, ${isoSql('position.updated_at')} as "updatedAt", ${programJson} as training ${programJoins}
  join film_positions position on position.program = p.slug
  join films f on f.id = p.film_id
  where p.locale = $1 and position.user_id = $2 and position.seconds between ${FILM_BEGUN_AFTER_SECONDS} and f.duration * ${FILM_THROUGH_AT}
  order by position.updated_at desc limit ${MOST_BEGUN}`

export const selectBegun = (db: Database, userId: number, locale: Locale): Promise<BegunFilm[]> =>
  db.rows<BegunFilm>(begunSql, [locale, userId])
