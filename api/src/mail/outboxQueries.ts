import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { outbox } from './mailTables.ts'
import type { Orm } from '../database/database.ts'
import { acrossOwners } from '../database/requireOwner.ts'
import type { Mail } from './drawMail.ts'

export type WaitingMail = typeof outbox.$inferSelect

/** Other transactions see neither the mail nor the NOTIFY before the commit. Returns the mail's id. */
export async function insertMail(tx: Orm, { to: recipient, ...mail }: Mail): Promise<number> {
  const [row] = await tx
    .insert(outbox)
    .values({ recipient, ...mail })
    .returning({ id: outbox.id })
  if (!row) throw new Error('A mail was not written')
  await tx.execute(sql`select pg_notify('outbox', '')`)
  return row.id
}

/** Longer than sending may take: until the lease ends, no other process sends the mail. */
export const LEASE_MINUTES = 15

const ofAnyone = sql.raw(acrossOwners('one outbox for the mails of all users'))

/** Leases due mails to this process. If it dies, they are due again when the lease ends. */
export function leaseMails(orm: Orm, count: number): Promise<WaitingMail[]> {
  const due = orm
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), lte(outbox.dueAt, sql`now()`), ofAnyone))
    .orderBy(outbox.dueAt)
    .limit(count)
    .for('update', { skipLocked: true })
  return orm
    .update(outbox)
    .set({
      tries: sql`${outbox.tries} + 1`,
      dueAt: sql`now() + ${LEASE_MINUTES} * interval '1 minute'`,
    })
    .where(inArray(outbox.id, due))
    .returning()
}

/** Exponential backoff after a failure: the mail is due again after 2, 4, 8 … 60 minutes. */
export async function postponeMail(orm: Orm, id: number): Promise<void> {
  const dueAt = sql`now() + least(power(2, ${outbox.tries}), 60) * interval '1 minute'`
  await orm
    .update(outbox)
    .set({ dueAt })
    .where(and(eq(outbox.id, id), ofAnyone))
}

/** Also deletes the values at once, because codes are secrets. */
export async function markSent(orm: Orm, id: number): Promise<void> {
  await orm
    .update(outbox)
    .set({ sentAt: sql`now()`, values: {} })
    .where(and(eq(outbox.id, id), ofAnyone))
}

export async function deleteMail(orm: Orm, id: number): Promise<void> {
  await orm.delete(outbox).where(and(eq(outbox.id, id), ofAnyone))
}

/** Deletes mails that are older than a day, sent or not. Returns how many were never sent. */
export async function deleteOldMails(orm: Orm): Promise<number> {
  const old = and(lte(outbox.createdAt, sql`now() - interval '1 day'`), ofAnyone)
  await orm.delete(outbox).where(and(old, isNotNull(outbox.sentAt)))
  return (
    await orm
      .delete(outbox)
      .where(and(old, lte(outbox.dueAt, sql`now()`)))
      .returning({ id: outbox.id })
  ).length
}
