import type { Invitation } from '@kinora/contracts'
import { and, eq, sql } from 'drizzle-orm'
import { isoSql, type Queryable, selectPage } from '../../platform/index.ts'
import { users } from '../../identity/index.ts'
import { invitations } from './invitationTables.ts'

/** SQL for the state of `invitations invitation`: expiry is a matter of time, not written anywhere. */
const stateSql = `case
  when invitation.accepted_at is not null then 'accepted'
  when invitation.revoked_at is not null then 'revoked'
  when invitation.expires_at <= now() then 'expired'
  when invitation.opened_at is not null then 'opened'
  else 'sent' end`

/** Who has left the team, or has no account any more, is nobody's member: their name and address are not the sender's. */
const leftSql = `invitation.accepted_at is not null and not exists (select from team_members team
    where team.specialist_id = $senderId and team.member_id = invitation.member_id)`
const unlessLeft = (column: string) => `case when ${leftSql} then null else invitation.${column} end`

const columns = `invitation.id, ${unlessLeft('email')} as email, ${unlessLeft('last_name')} as "lastName", ${stateSql} as state,
  ${isoSql('invitation.created_at')} as "createdAt", ${isoSql('invitation.sent_at')} as "sentAt",
  ${isoSql('invitation.expires_at')} as "expiresAt", ${isoSql('invitation.opened_at')} as "openedAt",
  ${isoSql('invitation.accepted_at')} as "acceptedAt", ${unlessLeft('member_id')} as "memberId"`
const from = 'from invitations invitation where invitation.sender_id = $senderId'

/** The newest first. */
export const selectInvitations = (db: Queryable, senderId: number, page: { page: number; pageSize: number }) =>
  selectPage<Invitation>(db, { columns, from, order: 'invitation.id desc' }, { senderId }, page)

export async function selectInvitation(db: Queryable, senderId: number, id: number): Promise<Invitation | undefined> {
  const [row] = await db.rows<Invitation>(`select ${columns} ${from} and invitation.id = $id`, { senderId, id })
  return row
}

/** Until the transaction ends, the sender writes no other invitation. */
export async function lockSender(tx: Queryable, senderId: number) {
  const [sender] = await tx.orm
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      professionalTitle: users.professionalTitle,
      gender: users.gender,
    })
    .from(users)
    .where(eq(users.id, senderId))
    .for('no key update')
  if (!sender) throw new Error(`There is no user ${senderId}`)
  return sender
}
export type Sender = Awaited<ReturnType<typeof lockSender>>

/** The id of the invitation that was sent with this idempotency key. */
export async function selectByKey(
  db: Queryable,
  senderId: number,
  key: string | undefined,
): Promise<number | undefined> {
  if (key === undefined) return undefined
  const [row] = await db.orm
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.senderId, senderId), eq(invitations.writeId, key)))
  return row?.id
}

/** `exceptId` and `key`: the invitation that it is about, if there is one already. */
export type Whom = { senderId: number; email: string; exceptId?: number; key?: string | undefined }

/** Whether this is the specialist's own e-mail, somebody of the team, or somebody with another open invitation. */
export async function selectRelation(db: Queryable, { senderId, email, exceptId = 0, key }: Whom) {
  const [row] = await db.rows<{ isSelf: boolean; inTeam: boolean; isInvited: boolean }>(
    `select
      exists (select from users sender where sender.id = $senderId and sender.email = $email) as "isSelf",
      exists (select from team_members team join users member on member.id = team.member_id
        where team.specialist_id = $senderId and member.email = $email) as "inTeam",
      exists (select ${from} and invitation.email = $email and invitation.id <> $exceptId
        and invitation.write_id is distinct from $key::uuid
        and ${stateSql} in ('sent', 'opened')) as "isInvited"`,
    { senderId, email, exceptId, key: key ?? null },
  )
  if (!row) throw new Error('A question always has an answer')
  return row
}

type New = Pick<typeof invitations.$inferInsert, 'senderId' | 'email' | 'lastName' | 'confirmation' | 'writeId'>

/** Without a link: it is expired until it has one. */
export async function insertInvitation(tx: Queryable, row: New): Promise<number> {
  const [added] = await tx.orm
    .insert(invitations)
    .values({ ...row, expiresAt: sql`now()` })
    .returning({ id: invitations.id })
  if (!added) throw new Error('An invitation was not written')
  return added.id
}

/** Ends it for good, unless it was accepted. Undefined if it is not the sender's. */
export async function markRevoked(tx: Queryable, senderId: number, id: number) {
  const isThat = and(eq(invitations.senderId, senderId), eq(invitations.id, id))
  const [row] = await tx.orm
    .update(invitations)
    .set({
      revokedAt: sql`case when ${invitations.acceptedAt} is null then coalesce(${invitations.revokedAt}, now()) end`,
    })
    .where(isThat)
    .returning({ acceptedAt: invitations.acceptedAt })
  return row && { isAccepted: row.acceptedAt !== null }
}
