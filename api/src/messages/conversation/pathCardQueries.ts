import type { PathChanges } from '@kinora/contracts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/index.ts'
import { recordSent, withdrawMessage } from './automaticMessageQueries.ts'
import { messages, type StoredMetadata } from './messageTables.ts'

type Pair = { memberId: number; specialistId: number }
/** What tells the member of a changed path. `program` and those of `changes` are slugs. */
export type PathCard =
  | { type: 'ADD_VIDEO_TO_PATH' | 'REMOVE_VIDEO_FROM_PATH'; program: string }
  | { type: 'PATH_CHANGED'; changes: PathChanges }

/** Changes that follow within this time go into the same card, unless the member has read it (decision 031). */
const OPEN_MINUTES = 10

/** Whether a further change goes into this card. It is not marked as read before the transaction ends. */
export async function lockOpenCard(tx: Queryable, { memberId, specialistId }: Pair, id: number): Promise<boolean> {
  const open = await tx.orm
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.id, id),
        eq(messages.senderId, specialistId),
        eq(messages.receiverId, memberId),
        isNull(messages.readAt),
        sql`${messages.createdAt} > now() - ${sql.raw(`interval '${OPEN_MINUTES} minutes'`)}`,
      ),
    )
    .for('update')
  return open.length > 0
}

/**
 * Writes the card, for both people: `openId` becomes it, if there is one, or is deleted if nothing is left to tell.
 * @returns the id of the card, if there is one now
 */
export async function writeCard(
  tx: Queryable,
  pair: Pair,
  card: PathCard | undefined,
  openId: number | undefined,
): Promise<number | undefined> {
  const { specialistId: senderId, memberId: receiverId } = pair
  if (!card) {
    if (openId !== undefined) await withdrawMessage(tx, senderId, openId)
    return undefined
  }
  const row = { type: card.type, metadata: await metadataOf(tx, pair, card) }
  const [written] =
    openId === undefined
      ? await tx.orm
          .insert(messages)
          .values({ ...row, senderId, receiverId })
          .returning({ id: messages.id })
      : await tx.orm
          .update(messages)
          .set(row)
          .where(and(eq(messages.id, openId), eq(messages.senderId, senderId)))
          .returning({ id: messages.id })
  if (!written) throw new Error('A card was not written')
  await recordSent(tx, { id: written.id, senderId, receiverId })
  return written.id
}

/** The title is in the member's language. */
async function metadataOf(tx: Queryable, { memberId, specialistId }: Pair, card: PathCard): Promise<StoredMetadata> {
  const program = card.type === 'PATH_CHANGED' ? null : card.program
  const [row] = await tx.rows<{ metadata: StoredMetadata }>(
    `select jsonb_strip_nulls(jsonb_build_object(
      'program', $program::text, 'trainingName', p.title, 'userName', specialist.first_name)) as metadata
    from users specialist join users member on member.id = $memberId
    left join programs p on p.slug = $program::text and p.locale = member.locale
    where specialist.id = $specialistId`,
    { memberId, specialistId, program },
  )
  return { ...row?.metadata, ...(card.type === 'PATH_CHANGED' && { changes: card.changes }) }
}
