import type { MessageType } from '@kinora/contracts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/index.ts'
import { recordEvents } from '../events/recordEvents.ts'
import { messages, type StoredMetadata } from './messageTables.ts'

type Notice = { memberId: number; type: MessageType; program: string; metadata?: StoredMetadata }

/**
 * Sends a message to the member's current specialist, in the specialist's language. `program` is a slug.
 * @returns the message's id; undefined if the member has no specialist, or the program is not in that language
 */
export async function notifySpecialist(tx: Queryable, notice: Notice): Promise<number | undefined> {
  const { memberId, type, program, metadata = {} } = notice
  const [sent] = await tx.rows<{ id: number; receiverId: number }>(
    `insert into messages (sender_id, receiver_id, type, metadata)
    select team.member_id, team.specialist_id, $type::text,
      jsonb_build_object('program', p.slug, 'trainingName', p.title, 'userName', member.first_name) || $metadata::jsonb
    from team_members team
    join users member on member.id = team.member_id
    join users specialist on specialist.id = team.specialist_id
    join programs p on p.slug = $program and p.locale = specialist.locale
    where team.member_id = $memberId
    returning id, receiver_id as "receiverId"`,
    { memberId, type, program, metadata: JSON.stringify(metadata) },
  )
  if (sent) await recordSent(tx, { ...sent, senderId: memberId })
  return sent?.id
}

/** Tells the member's current specialist of a pause; one that is still unread is replaced. Null: there is none any more. */
export async function tellPause(tx: Queryable, memberId: number, until: string | null): Promise<void> {
  const unread = await tx.orm
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.senderId, memberId), eq(messages.type, 'PLAN_PAUSED'), isNull(messages.readAt)))
  for (const { id } of unread) await withdrawMessage(tx, memberId, id)
  if (until === null) return
  const [sent] = await tx.rows<{ id: number; receiverId: number }>(
    `insert into messages (sender_id, receiver_id, type, metadata)
    select team.member_id, team.specialist_id, 'PLAN_PAUSED',
      jsonb_build_object('userName', member.first_name, 'until', $until::text)
    from team_members team join users member on member.id = team.member_id
    where team.member_id = $memberId
    returning id, receiver_id as "receiverId"`,
    { memberId, until },
  )
  if (sent) await recordSent(tx, { ...sent, senderId: memberId })
}

type TeamMessage = Pair & { type: 'LEAVE_TEAM' | 'JOIN_TO_TEAM' }

/** Writes that somebody left or joined a team into the conversation. The caller records the event of that. */
export async function writeTeamMessage(tx: Queryable, { senderId, receiverId, type }: TeamMessage): Promise<void> {
  await tx.rows(
    `insert into messages (sender_id, receiver_id, type, metadata)
    select sender.id, $receiverId::int, $type::text, jsonb_build_object('userName', sender.first_name)
    from users sender where sender.id = $senderId`,
    { senderId, receiverId, type },
  )
}

/** Writes that a message was sent, for both people. */
export const recordSent = (tx: Queryable, { id, senderId, receiverId }: Pair & { id: number }): Promise<void> =>
  recordEvents(
    tx,
    [senderId, receiverId].map((userId) => ({ userId, kind: 'message.sent', data: { messageId: id } })),
  )

type Pair = { senderId: number; receiverId: number }

/** Deletes a message that the user has sent, for both people. */
export async function withdrawMessage(tx: Queryable, senderId: number, messageId: number): Promise<void> {
  const [withdrawn] = await tx.orm
    .delete(messages)
    .where(and(eq(messages.id, messageId), eq(messages.senderId, senderId)))
    .returning({ senderId: messages.senderId, receiverId: messages.receiverId })
  if (!withdrawn) return
  await recordEvents(
    tx,
    Object.values(withdrawn).map((userId) => ({ userId, kind: 'message.withdrawn', data: { id: messageId } })),
  )
}
