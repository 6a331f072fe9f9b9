import type { StartedFilm } from '@kinora/contracts'
import { FILM_STARTED_AFTER_SECONDS, FILM_COMPLETED_RATIO, type Locale } from '@kinora/limits'
import { and, eq, sql } from 'drizzle-orm'
import { filmPositions } from './trainingTables.ts'
import { isoSql, type Queryable } from '../../platform/index.ts'
import { programJoins, programJson } from '../../catalogue/index.ts'

const MOST_BEGUN = 8

export async function writePosition(db: Queryable, userId: number, program: string, seconds: number): Promise<void> {
  await db.orm
    .insert(filmPositions)
    .values({ userId, program, seconds })
    .onConflictDoUpdate({
      target: [filmPositions.userId, filmPositions.program],
      set: { seconds, updatedAt: sql`now()` },
    })
}

export async function selectPosition(db: Queryable, userId: number, program: string): Promise<number | undefined> {
  const [position] = await db.orm
    .select({ seconds: filmPositions.seconds })
    .from(filmPositions)
    .where(and(eq(filmPositions.userId, userId), eq(filmPositions.program, program)))
  return position?.seconds
}

const begunSql = `
  select position.seconds::float8 as seconds, ${isoSql('position.updated_at')} as "updatedAt", ${programJson} as training ${programJoins}
  join film_positions position on position.program = p.slug
  join films f on f.id = p.film_id
  where p.locale = $locale and position.user_id = $userId
    and position.seconds between ${FILM_STARTED_AFTER_SECONDS} and f.duration * ${FILM_COMPLETED_RATIO}
  order by position.updated_at desc limit ${MOST_BEGUN}`

export const selectStarted = (db: Queryable, userId: number, locale: Locale): Promise<StartedFilm[]> =>
  db.rows<StartedFilm>(begunSql, { locale, userId })
