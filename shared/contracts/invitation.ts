import { EMAIL_MAX_LENGTH } from '@kinora/limits'
import { type Static, Type } from 'typebox'
import { Gender, ProfessionalTitle } from './identity/account.ts'
import { Id } from './content.ts'
import { orNull } from './orNull.ts'

/** Invitations to a specialist's team (docs/contract.md, "Invitations"). */

const Instant = Type.String({ format: 'date-time' })
const only = { additionalProperties: false }
const key = Type.Optional(Type.String({ format: 'uuid' }))

/**
 * `confirmed`: the person is the specialist's patient or client, and agrees to be written to (docs/specification.md,
 * section 5). `key` is an idempotency key: an invitation that is sent twice exists once.
 */
export const NewInvitation = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: EMAIL_MAX_LENGTH }),
    lastName: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    confirmed: Type.Literal(true),
    key,
  },
  only,
)
export type NewInvitation = Static<typeof NewInvitation>

/** With the same `key` the mail is sent once. */
export const ResentInvitation = Type.Object({ key }, only)

export const INVITATION_STATES = ['sent', 'opened', 'accepted', 'expired', 'revoked'] as const

/**
 * An invitation, for whoever sent it. `opened`: somebody has used its page, which a program that only checks links does
 * not do. `sentAt`: its newest mail. `expiresAt`: its newest link. Of somebody who has left the team since nothing is told.
 */
export const Invitation = Type.Object({
  id: Id,
  email: orNull(Type.String()),
  lastName: orNull(Type.String()),
  state: Type.Enum([...INVITATION_STATES]),
  createdAt: Instant,
  sentAt: Instant,
  expiresAt: Instant,
  openedAt: orNull(Instant),
  acceptedAt: orNull(Instant),
  /** Who has accepted it. */
  memberId: orNull(Id),
})
export type Invitation = Static<typeof Invitation>

/** A new link of an invitation for a sheet of paper, told this once. */
export const InvitationSheet = Type.Object({ token: Type.String(), expiresAt: Instant })
export type InvitationSheet = Static<typeof InvitationSheet>

const Inviter = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  professionalTitle: orNull(ProfessionalTitle),
  gender: Type.Optional(orNull(Gender)),
})

/** An open invitation, for whoever has its link. Of the invited person it has only `e•••@e•••.com`. */
export const InvitationPreview = Type.Object({ inviter: Inviter, maskedEmail: Type.String(), expiresAt: Instant })
export type InvitationPreview = Static<typeof InvitationPreview>

/** `change`: leave the present specialist. */
export const InvitationAnswer = Type.Object({ change: Type.Optional(Type.Boolean()) }, only)
export const AcceptedInvitation = Type.Object({ inviter: Inviter })
