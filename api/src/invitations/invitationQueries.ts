import type { Invitation } from '@kinora/contracts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Orm, Rows } from '../database/database.ts'
import { isoSql } from '../database/isoSql.ts'
import { selectPage } from '../database/selectPage.ts'
import { users } from '../identity/identityTables.ts'
import { invitations } from './invitationTables.ts'

/** SQL for the state of `invitations invitation`: expiry is a matter of time, not written anywhere. */
const stateSql = `case
  when invitation.accepted_at is not null then 'accepted'
  when invitation.revoked_at is not null then 'revoked'
  when invitation.expires_at <= now() then 'expired'
  when invitation.opened_at is not null then 'opened'
  else 'sent' end`

const columns = `invitation.id, invitation.email, invitation.last_name as "lastName", ${stateSql} as state,
  ${isoSql('invitation.created_at')} as "createdAt", ${isoSql('invitation.sent_at')} as "sentAt",
  ${isoSql('invitation.expires_at')} as "expiresAt", ${isoSql('invitation.opened_at')} as "openedAt",
  ${isoSql('invitation.accepted_at')} as "acceptedAt", invitation.member_id as "memberId"`
const from = 'from invitations invitation where invitation.sender_id = $1'

/** The newest first. */
export const selectInvitations = (db: Database, senderId: number, page: { page: number; pageSize: number }) =>
  selectPage<Invitation>(db, { columns, from, order: 'invitation.id desc' }, [senderId], page)

export async function selectInvitation(rows: Rows, senderId: number, id: number): Promise<Invitation | undefined> {
  const [found] = await rows<Invitation>(`select ${columns} ${from} and invitation.id = $2`, [senderId, id])
  return found
}

/** Until the transaction ends, the sender writes no other invitation. */
export async function lockSender(tx: Orm, senderId: number) {
  const [sender] = await tx
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      professionalTitle: users.professionalTitle,
    })
    .from(users)
    .where(eq(users.id, senderId))
    .for('no key update')
  if (!sender) throw new Error(`There is no user ${senderId}`)
  return sender
}
export type Sender = Awaited<ReturnType<typeof lockSender>>

/** The id of the invitation that was sent with this idempotency key. */
export async function selectByKey(orm: Orm, senderId: number, key: string | undefined): Promise<number | undefined> {
  if (key === undefined) return undefined
  const [found] = await orm
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.senderId, senderId), eq(invitations.writeId, key)))
  return found?.id
}

/** `exceptId` and `key`: the invitation that it is about, if there is one already. */
export type Whom = { senderId: number; email: string; exceptId?: number; key?: string | undefined }

/** Whether this is the specialist's own e-mail, somebody of the team, or somebody with another open invitation. */
export async function selectRelation(rows: Rows, { senderId, email, exceptId = 0, key }: Whom) {
  const [found] = await rows<{ isSelf: boolean; inTeam: boolean; isInvited: boolean }>(
    `select
      exists (select from users sender where sender.id = $1 and sender.email = $2) as "isSelf",
      exists (select from team_members team join users member on member.id = team.member_id
        where team.specialist_id = $1 and member.email = $2) as "inTeam",
      exists (select ${from} and invitation.email = $2 and invitation.id <> $3
        and invitation.write_id is distinct from $4::uuid
        and ${stateSql} in ('sent', 'opened')) as "isInvited"`,
    [senderId, email, exceptId, key ?? null],
  )
  if (!found) throw new Error('A question always has an answer')
  return found
}

type New = Pick<typeof invitations.$inferInsert, 'senderId' | 'email' | 'lastName' | 'confirmation' | 'writeId'>

/** Without a link: it is expired until it has one. */
export async function insertInvitation(tx: Orm, row: New): Promise<number> {
  const [added] = await tx
    .insert(invitations)
    .values({ ...row, expiresAt: sql`now()` })
    .returning({ id: invitations.id })
  if (!added) throw new Error('An invitation was not written')
  return added.id
}

/** Ends it for good, unless it was accepted. Undefined if it is not the sender's. */
export async function markRevoked(tx: Orm, senderId: number, id: number) {
  const isThat = and(eq(invitations.senderId, senderId), eq(invitations.id, id))
  const [found] = await tx
    .update(invitations)
    .set({
      revokedAt: sql`case when ${invitations.acceptedAt} is null then coalesce(${invitations.revokedAt}, now()) end`,
    })
    .where(isThat)
    .returning({ acceptedAt: invitations.acceptedAt })
  return found && { isAccepted: found.acceptedAt !== null }
}
