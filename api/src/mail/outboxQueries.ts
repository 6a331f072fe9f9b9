import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { outbox } from './mailTables.ts'
import type { Orm } from '../database/database.ts'
import { acrossOwners } from '../database/requireOwner.ts'
import type { Mail } from './drawMail.ts'

export type WaitingMail = typeof outbox.$inferSelect

/** Leaves with the transaction: neither the mail nor the word of it is seen before the commit. */
export async function insertMail(tx: Orm, { to: recipient, ...mail }: Mail): Promise<void> {
  await tx.insert(outbox).values({ recipient, ...mail })
  await tx.execute(sql`select pg_notify('outbox', '')`)
}

/** Longer than a mail may take to leave: until then no other process sends it. */
export const LEASE_MINUTES = 15

const ofAnyone = sql.raw(acrossOwners('the mails of all people leave by one queue'))

/** Takes mails that are due, each for one process alone. One whose process dies comes back when the lease ends. */
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

/** For one that did not leave: it comes back later each time, after 2, 4, 8 … 60 minutes. */
export async function postponeMail(orm: Orm, id: number): Promise<void> {
  const dueAt = sql`now() + least(power(2, ${outbox.tries}), 60) * interval '1 minute'`
  await orm
    .update(outbox)
    .set({ dueAt })
    .where(and(eq(outbox.id, id), ofAnyone))
}

/** The words go at once: codes are secrets. */
export async function markSent(orm: Orm, id: number): Promise<void> {
  await orm
    .update(outbox)
    .set({ sentAt: sql`now()`, values: {} })
    .where(and(eq(outbox.id, id), ofAnyone))
}

export async function deleteMail(orm: Orm, id: number): Promise<void> {
  await orm.delete(outbox).where(and(eq(outbox.id, id), ofAnyone))
}

/** A day is over for a mail, sent or not: what it offers has ended. Tells how many never left. */
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
