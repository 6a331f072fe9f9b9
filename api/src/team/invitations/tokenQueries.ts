import type { InvitationPreview } from '@kinora/contracts'
import { and, eq, sql } from 'drizzle-orm'
import { acrossOwners, ApiProblem, isoSql, type Queryable } from '../../platform/index.ts'
import { isVerifiedSql, sha256 } from '../../identity/index.ts'
import { invitations } from './invitationTables.ts'

/** What a link leads to. `end`: why it opens nothing any more. */
export type Linked = {
  id: number
  senderId: number
  email: string
  memberId: number | null
  kind: 'mail' | 'paper'
  expiresAt: string
  end: keyof typeof ENDS | null
  inviter: InvitationPreview['inviter']
}

const ENDS = {
  used: 'invitation.used',
  revoked: 'invitation.revoked',
  replaced: 'invitation.replaced',
  expired: 'invitation.expired',
} as const

/** An invitation also counts as revoked while its sender is not verified (decision 029). */
const linkedSql = `
  select invitation.id, invitation.sender_id as "senderId", invitation.email, invitation.member_id as "memberId",
    link.kind, ${isoSql('link.expires_at')} as "expiresAt",
    case
      when invitation.accepted_at is not null then 'used'
      when invitation.revoked_at is not null or not ${isVerifiedSql('invitation.sender_id')} then 'revoked'
      when link.replaced_at is not null then 'replaced'
      when link.expires_at <= now() then 'expired'
    end as "end",
    json_build_object('firstName', sender.first_name, 'lastName', sender.last_name,
      'professionalTitle', sender.professional_title, 'gender', sender.gender) as inviter
  from invitation_links link
  join invitations invitation on invitation.id = link.invitation_id
  join users sender on sender.id = invitation.sender_id
  where link.token_hash = $tokenHash and ${acrossOwners('the token says which invitation')}`

/** @throws 404 `invitation.unknown` */
export async function selectLinked(db: Queryable, token: string): Promise<Linked> {
  const [linked] = await db.rows<Linked>(linkedSql, { tokenHash: sha256(token) })
  if (!linked) throw unknown()
  return linked
}

const unknown = () => new ApiProblem(404, 'invitation.unknown')

/** The same; until the transaction ends, nobody else answers or revokes it. */
export async function lockLinked(tx: Queryable, token: string): Promise<Linked> {
  // Two steps: a row that was waited for is read anew, but not the subqueries of the condition above.
  const locked = await tx.rows(
    `select invitation.id from invitation_links link join invitations invitation on invitation.id = link.invitation_id
    where link.token_hash = $tokenHash and ${acrossOwners('the token says which invitation')} for update of invitation`,
    { tokenHash: sha256(token) },
  )
  if (locked.length === 0) throw unknown()
  return selectLinked(tx, token)
}

/** @throws 410 with the reason, if the link opens nothing any more */
export function requireOpen({ end }: Linked): void {
  if (end) throw new ApiProblem(410, ENDS[end])
}

const isThat = ({ id, senderId }: Linked) => and(eq(invitations.id, id), eq(invitations.senderId, senderId))

export async function markOpened(db: Queryable, linked: Linked): Promise<void> {
  await db.orm
    .update(invitations)
    .set({ openedAt: sql`coalesce(${invitations.openedAt}, now())` })
    .where(isThat(linked))
}

export async function markAccepted(tx: Queryable, linked: Linked, memberId: number): Promise<void> {
  await tx.orm
    .update(invitations)
    .set({ acceptedAt: sql`now()`, openedAt: sql`coalesce(${invitations.openedAt}, now())`, memberId })
    .where(isThat(linked))
}
