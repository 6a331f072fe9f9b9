import { and, eq } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { Queryable } from '../../platform/index.ts'
import { recordSent } from './automaticMessageQueries.ts'
import { messages, type StoredMetadata } from './messageTables.ts'

type NewText = {
  senderId: number
  receiverId: number
  content: string
  metadata: StoredMetadata
  writeId: string | null
}

/**
 * Writes a text message, for both people. Of an idempotency key that was used before, the first message counts.
 * @returns its id; undefined if that message was another one
 */
export async function insertText(tx: Queryable, row: NewText): Promise<number | undefined> {
  const [sent] = await tx.orm
    .insert(messages)
    .values({ ...row, type: 'TEXT_MESSAGE' })
    .onConflictDoNothing({ target: [messages.senderId, messages.writeId] })
    .returning({ id: messages.id })
  if (sent) {
    await recordSent(tx, { ...row, id: sent.id })
    return sent.id
  }
  const [first] = await tx.orm
    .select()
    .from(messages)
    .where(and(eq(messages.senderId, row.senderId), eq(messages.writeId, row.writeId ?? '')))
  const isSame = first?.receiverId === row.receiverId && first.content === row.content && isSameMoment(first, row)
  return isSame ? first.id : undefined
}

type WithMoment = { metadata: StoredMetadata }

/** Titles may have changed, or were written in another language. */
const isSameMoment = ({ metadata: one }: WithMoment, { metadata: other }: WithMoment) =>
  isDeepStrictEqual([one.program, one.seconds], [other.program, other.seconds])

/** What a message stores of a moment in a film; undefined if there is no such program. */
export async function selectMoment(
  db: Queryable,
  programId: number,
  seconds: number,
): Promise<StoredMetadata | undefined> {
  const [row] = await db.rows<StoredMetadata>(
    'select slug as program, title as "trainingName" from programs where id = $programId',
    { programId },
  )
  return row && { ...row, seconds }
}
