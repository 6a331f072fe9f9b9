import type { MessageMetadata, MessageType } from '@kinora/contracts'
import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { messages } from './teamTables.ts'

type Notice = { memberId: number; type: MessageType; program: string; metadata?: MessageMetadata }

/**
 * Sends a message to the member's current specialist, in the specialist's language. `program` is a slug.
 * @returns the message's id; undefined if the member has no specialist, or the program is not in that language
 */
export async function notifySpecialist(tx: Orm, notice: Notice): Promise<number | undefined> {
  const { memberId, type, program, metadata = {} } = notice
  const result: unknown = await tx.execute(sql`
    insert into messages (sender_id, receiver_id, type, metadata)
    select team.member_id, team.specialist_id, ${type}::text,
      jsonb_build_object('trainingName', p.title, 'userName', member.first_name) || ${JSON.stringify(metadata)}::jsonb
    from team_members team
    join users member on member.id = team.member_id
    join users specialist on specialist.id = team.specialist_id
    join programs p on p.slug = ${program} and p.locale = specialist.locale
    where team.member_id = ${memberId}
    returning id`)
  return (result as { rows: { id: number }[] }).rows[0]?.id
}

/** Deletes a message that the member has sent. */
export async function withdrawMessage(tx: Orm, memberId: number, messageId: number): Promise<void> {
  await tx.delete(messages).where(and(eq(messages.id, messageId), eq(messages.senderId, memberId)))
}
