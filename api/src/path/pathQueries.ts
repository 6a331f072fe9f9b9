import type { Path } from '@kinora/contracts'
import { type Locale, UNDO_SECONDS } from '@kinora/limits'
import { and, eq, sql } from 'drizzle-orm'
import { messages, pathTrainings } from '../db/careTables.ts'
import type { Database, Orm } from '../db/database.ts'
import { programJoins, programJson } from '../db/programSql.ts'

const pathSql = `
select path.id, path.name, path.note, (
  select coalesce(jsonb_agg(chosen.program order by chosen.position), '[]') from (
    select on_path.position,
      ${programJson} || jsonb_build_object('isFavourite', kept.id is not null, 'favouriteId', kept.id) as program ${programJoins}
    join path_trainings on_path on on_path.program = p.slug
    left join favourites kept on kept.program = p.slug and kept.user_id = on_path.user_id
    where p.locale = $1 and on_path.user_id = path.user_id and on_path.removed_at is null
  ) as chosen
) as trainings
from paths path where path.user_id = $2`

export async function selectPath(db: Database, userId: number, locale: Locale): Promise<Path | undefined> {
  const [path] = await db.rows<Path>(pathSql, [locale, userId])
  return path
}

const isThat = (userId: number, program: string) => and(eq(pathTrainings.userId, userId), eq(pathTrainings.program, program))
const undoTime = sql.raw(`interval '${UNDO_SECONDS} seconds'`)

/** Until when it can be undone; undefined where it is not on the path. However many ask at once, the specialist hears of it once. */
export async function takeOff({ transaction }: Database, userId: number, program: string): Promise<string | undefined> {
  return transaction(async (tx) => {
    const [taken] = await tx.update(pathTrainings).set({ removedAt: sql`now()` })
      .where(and(isThat(userId, program), sql`${pathTrainings.removedAt} is null`))
      .returning({ undoUntil: sql<string>`${pathTrainings.removedAt} + ${undoTime}` })
    if (!taken) return undefined
    await tellSpecialist(tx, userId, program)
    return new Date(taken.undoUntil).toISOString()
  })
}

/** To whoever looks after the member now, in their own language; nobody where nobody does. */
async function tellSpecialist(tx: Orm, userId: number, program: string) {
  await tx.execute(sql`
    with told as (
      insert into messages (sender_id, receiver_id, type, metadata)
      select team.member_id, team.specialist_id, 'REMOVE_VIDEO_FROM_PATH',
        jsonb_build_object('trainingName', p.title, 'userName', member.first_name)
      from team_members team
      join users member on member.id = team.member_id
      join users specialist on specialist.id = team.specialist_id
      join programs p on p.slug = ${program} and p.locale = specialist.locale
      where team.member_id = ${userId}
      returning id
    )
    update path_trainings set removal_message_id = told.id from told where user_id = ${userId} and program = ${program}`)
}

/** False where there is nothing that could come back any more. What is on the path stays there. */
export async function putBack({ transaction }: Database, userId: number, program: string): Promise<boolean> {
  return transaction(async (tx) => {
    const [found] = await tx.select({ messageId: pathTrainings.removalMessageId }).from(pathTrainings)
      .where(and(isThat(userId, program), sql`(${pathTrainings.removedAt} is null or ${pathTrainings.removedAt} > now() - ${undoTime})`))
      .for('update')
    if (!found) return false
    await tx.update(pathTrainings).set({ removedAt: null, removalMessageId: null }).where(isThat(userId, program))
    if (found.messageId !== null) await tx.delete(messages).where(eq(messages.id, found.messageId))
    return true
  })
}
