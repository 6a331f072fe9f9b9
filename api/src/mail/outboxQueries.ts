import { and, eq, sql } from 'drizzle-orm'
import { outbox } from './mailTables.ts'
import type { Orm } from '../database/database.ts'
import { acrossOwners } from '../database/requireOwner.ts'
import type { Mail } from './drawMail.ts'

export type WaitingMail = typeof outbox.$inferSelect

const ofAnyone = sql.raw(acrossOwners('one outbox for the mails of all users'))
const isThat = (id: number) => and(eq(outbox.id, id), ofAnyone)

/** Returns the mail's id; if there is a mail about the same already, nothing is written, and it is that one's. */
export async function insertMail(
  tx: Orm,
  { to: recipient, about = null, ...mail }: Mail,
): Promise<{ id: number; isNew: boolean }> {
  const [row] = await tx
    .insert(outbox)
    .values({ recipient, about, ...mail })
    .onConflictDoNothing({ target: outbox.about })
    .returning({ id: outbox.id })
  if (row) return { id: row.id, isNew: true }
  const [known] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.about, about ?? ''), ofAnyone))
  if (!known) throw new Error('A mail was not written')
  return { id: known.id, isNew: false }
}

export async function selectMail(orm: Orm, id: number): Promise<WaitingMail | undefined> {
  const [mail] = await orm.select().from(outbox).where(isThat(id))
  return mail
}

/** Also deletes the values at once, because codes are secrets. */
export async function markSent(orm: Orm, id: number): Promise<void> {
  await orm
    .update(outbox)
    .set({ sentAt: sql`now()`, values: {} })
    .where(isThat(id))
}

export async function deleteMail(orm: Orm, id: number): Promise<void> {
  await orm.delete(outbox).where(isThat(id))
}
