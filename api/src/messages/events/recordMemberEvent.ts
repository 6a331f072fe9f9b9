import type { Queryable } from '../../platform/index.ts'
import { recordEvents } from './recordEvents.ts'

type Kind = 'path.changed' | 'training.done' | 'survey.answered' | 'consent.changed' | 'access.changed'

/** Former specialists may still read the conversation, while the member consents. */
const specialistsSql = `
  select specialist_id as "specialistId" from team_members where member_id = $memberId::int
  union
  select sender_id + receiver_id - $memberId::int from messages
  where $kind::text = 'consent.changed' and type = 'LEAVE_TEAM' and (sender_id = $memberId or receiver_id = $memberId)`

/** Tells a member's other devices, and the specialists who see it, that something of the member has changed. */
export async function recordMemberEvent(tx: Queryable, memberId: number, kind: Kind): Promise<void> {
  const team = await tx.rows<{ specialistId: number }>(specialistsSql, { memberId, kind })
  const readers = [memberId, ...team.map(({ specialistId }) => specialistId)]
  await recordEvents(
    tx,
    readers.map((userId) => ({ userId, kind, data: { memberId } })),
  )
}
