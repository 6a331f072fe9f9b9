import { and, eq, sql } from 'drizzle-orm'
import { outbox } from './mailTables.ts'
import { acrossOwners, type Queryable } from '../../platform/index.ts'
import type { Mail } from './drawMail.ts'

export type WaitingMail = typeof outbox.$inferSelect

const ofAnyone = sql.raw(acrossOwners('one outbox for the mails of all users'))
const isThat = (id: number) => and(eq(outbox.id, id), ofAnyone)

/** Returns the mail's id; if there is a mail about the same already, nothing is written, and it is that one's. */
export async function insertMail(
  tx: Queryable,
  { to: recipient, about = null, ...mail }: Mail,
): Promise<{ id: number; isNew: boolean }> {
  const [row] = await tx.orm
    .insert(outbox)
    .values({ recipient, about, ...mail })
    .onConflictDoNothing({ target: outbox.about })
    .returning({ id: outbox.id })
  if (row) return { id: row.id, isNew: true }
  const [existing] = await tx.orm
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.about, about ?? ''), ofAnyone))
  if (!existing) throw new Error('A mail was not written')
  return { id: existing.id, isNew: false }
}

/** Returns their ids. */
export async function insertMails(tx: Queryable, mails: Omit<Mail, 'about'>[]): Promise<number[]> {
  const rows = await tx.orm
    .insert(outbox)
    .values(mails.map(({ to: recipient, ...mail }) => ({ recipient, ...mail })))
    .returning({ id: outbox.id })
  return rows.map(({ id }) => id)
}

export async function selectMail(db: Queryable, id: number): Promise<WaitingMail | undefined> {
  const [mail] = await db.orm.select().from(outbox).where(isThat(id))
  return mail
}

/** Also deletes the values at once, because codes are secrets. */
export async function markSent(db: Queryable, id: number): Promise<void> {
  await db.orm
    .update(outbox)
    .set({ sentAt: sql`now()`, values: {} })
    .where(isThat(id))
}

export async function deleteMail(db: Queryable, id: number): Promise<void> {
  await db.orm.delete(outbox).where(isThat(id))
}
