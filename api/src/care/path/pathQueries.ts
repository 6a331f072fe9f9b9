import type { Path } from '@kinora/contracts'
import { type Locale, UNDO_SECONDS } from '@kinora/limits'
import { and, eq, sql } from 'drizzle-orm'
import { dropPastDose, keepPastDoses } from './pastDoseQueries.ts'
import { paths, pathTrainings } from './pathTables.ts'
import { notifySpecialist, recordMemberEvent, withdrawMessage } from '../../messages/index.ts'
import type { Database, Queryable } from '../../platform/index.ts'
import { programJoins, programJson } from '../../catalogue/index.ts'

const ofTeam = (column: string) => `case when exists (
  select from team_members team where team.member_id = path.user_id and team.since <= path.${column}_at
) then path.${column} else '' end`

/** SQL for the notes of `paths path` that the member's specialist of now has written: nobody else says 'write to me'. */
export const noteSql = ofTeam('note')
export const painNoteSql = ofTeam('pain_note')

const pathSql = `
select path.id, path.name, ${noteSql} as note, (
  select coalesce(jsonb_agg(chosen.program order by chosen.position), '[]') from (
    select on_path.position,
      ${programJson} || jsonb_build_object('isFavourite', kept.id is not null, 'favouriteId', kept.id) as program ${programJoins}
    join path_trainings on_path on on_path.program = p.slug
    left join favourites kept on kept.program = p.slug and kept.user_id = $readerId
    where p.locale = $locale and on_path.user_id = path.user_id and on_path.removed_at is null
  ) as chosen
) as trainings
from paths path where path.user_id = $userId`

/** The path of `userId` with the favourites of `readerId`. */
export async function selectPath(
  db: Queryable,
  { userId, readerId, locale }: { userId: number; readerId: number; locale: Locale },
): Promise<Path | undefined> {
  const [path] = await db.rows<Path>(pathSql, { locale, userId, readerId })
  return path
}

const isThat = (userId: number, program: string) =>
  and(eq(pathTrainings.userId, userId), eq(pathTrainings.program, program))
const undoTime = sql.raw(`interval '${UNDO_SECONDS} seconds'`)

/** A specialist who edits the path meanwhile waits, so that locks are always taken in this order. False if there is none. */
async function lockPath(tx: Queryable, userId: number): Promise<boolean> {
  const locked = await tx.orm.select({ id: paths.id }).from(paths).where(eq(paths.userId, userId)).for('update')
  return locked.length > 0
}

/** The specialist's next change is told by another card: this one was the member's. */
const noteChange = (tx: Queryable, userId: number) =>
  tx.orm
    .update(paths)
    .set({ version: sql`${paths.version} + 1`, cardId: null, beforeCard: null })
    .where(eq(paths.userId, userId))

/**
 * Returns until when the removal can be undone; undefined if the program is not on the path. Concurrent calls notify
 * the specialist once.
 */
export async function takeOff({ transaction }: Database, userId: number, program: string): Promise<string | undefined> {
  return transaction(async (tx) => {
    if (!(await lockPath(tx, userId))) return undefined
    await keepPastDoses(tx, userId, [program])
    const [taken] = await tx.orm
      .update(pathTrainings)
      .set({ removedAt: sql`now()` })
      .where(and(isThat(userId, program), sql`${pathTrainings.removedAt} is null`))
      .returning({ undoUntil: sql<string>`${pathTrainings.removedAt} + ${undoTime}` })
    if (!taken) return undefined
    const removalMessageId = await notifySpecialist(tx, { memberId: userId, type: 'REMOVE_VIDEO_FROM_PATH', program })
    if (removalMessageId !== undefined)
      await tx.orm.update(pathTrainings).set({ removalMessageId }).where(isThat(userId, program))
    await noteChange(tx, userId)
    await recordMemberEvent(tx, userId, 'path.changed')
    return new Date(taken.undoUntil).toISOString()
  })
}

/** Undoes a removal. False if it is too late or the program was never on the path; true also if it still is. */
export async function putBack({ transaction }: Database, userId: number, program: string): Promise<boolean> {
  return transaction(async (tx) => {
    if (!(await lockPath(tx, userId))) return false
    const [row] = await tx.orm
      .select({ messageId: pathTrainings.removalMessageId, removedAt: pathTrainings.removedAt })
      .from(pathTrainings)
      .where(
        and(
          isThat(userId, program),
          sql`(${pathTrainings.removedAt} is null or ${pathTrainings.removedAt} > now() - ${undoTime})`,
        ),
      )
      .for('update')
    if (!row) return false
    if (row.removedAt === null) return true
    await dropPastDose(tx, userId, program)
    await tx.orm.update(pathTrainings).set({ removedAt: null, removalMessageId: null }).where(isThat(userId, program))
    if (row.messageId !== null) await withdrawMessage(tx, userId, row.messageId)
    await noteChange(tx, userId)
    await recordMemberEvent(tx, userId, 'path.changed')
    return true
  })
}
