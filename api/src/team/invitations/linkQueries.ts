import { INVITATION_DAYS } from '@kinora/limits'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/index.ts'
import { makeCode, sha256 } from '../../identity/index.ts'
import { invitationLinks, invitations } from './invitationTables.ts'

type NewLink = { invitationId: number; senderId: number; kind: 'mail' | 'paper'; writeId?: string | undefined }

/**
 * Makes a link, which ends the one before of its kind; only its hash is stored.
 * @returns its token, until when it is valid, and the mails of the links that it ends
 */
export async function insertLink(tx: Queryable, { senderId, ...link }: NewLink) {
  const token = makeCode()
  const replaced = await tx.orm
    .update(invitationLinks)
    .set({ replacedAt: sql`now()` })
    .where(
      and(
        eq(invitationLinks.invitationId, link.invitationId),
        eq(invitationLinks.kind, link.kind),
        isNull(invitationLinks.replacedAt),
      ),
    )
    .returning({ mailId: invitationLinks.mailId })
  const expiresAt = sql`now() + make_interval(days => ${INVITATION_DAYS})`
  const [added] = await tx.orm
    .insert(invitationLinks)
    .values({ ...link, tokenHash: sha256(token), expiresAt })
    .returning({ expiresAt: invitationLinks.expiresAt })
  if (!added) throw new Error('A link was not written')
  await tx.orm
    .update(invitations)
    .set({ expiresAt, ...(link.kind === 'mail' && { sentAt: sql`now()` }) })
    .where(and(eq(invitations.id, link.invitationId), eq(invitations.senderId, senderId)))
  return { token, expiresAt: added.expiresAt.toISOString(), oldMails: mailsOf(replaced) }
}

/** So that its mail can be taken back before it is sent. */
export async function keepMail(tx: Queryable, token: string, mailId: number): Promise<void> {
  await tx.orm
    .update(invitationLinks)
    .set({ mailId })
    .where(eq(invitationLinks.tokenHash, sha256(token)))
}

export async function selectMails(db: Queryable, invitationId: number): Promise<number[]> {
  const links = await db.orm
    .select({ mailId: invitationLinks.mailId })
    .from(invitationLinks)
    .where(eq(invitationLinks.invitationId, invitationId))
  return mailsOf(links)
}

const mailsOf = (links: { mailId: number | null }[]) => links.flatMap(({ mailId }) => mailId ?? [])

/** Whether a link was asked for with this idempotency key. */
export async function hasLink(db: Queryable, invitationId: number, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false
  const same = and(eq(invitationLinks.invitationId, invitationId), eq(invitationLinks.writeId, key))
  return (await db.orm.$count(invitationLinks, same)) > 0
}
