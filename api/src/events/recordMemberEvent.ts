import { sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { recordEvents } from './recordEvents.ts'

type Kind = 'path.changed' | 'training.done' | 'survey.answered' | 'consent.changed'

/** Tells a member's other devices, and their current specialist, that something of the member has changed. */
export async function recordMemberEvent(tx: Orm, memberId: number, kind: Kind): Promise<void> {
  const team: unknown = await tx.execute(
    sql`select specialist_id as "specialistId" from team_members where member_id = ${memberId}`,
  )
  const { rows } = team as { rows: { specialistId: number }[] }
  const readers = [memberId, ...rows.map(({ specialistId }) => specialistId)]
  await recordEvents(
    tx,
    readers.map((userId) => ({ userId, kind, data: { memberId } })),
  )
}
