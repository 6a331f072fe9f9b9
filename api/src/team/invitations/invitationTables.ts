import { bigint, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { created, id, moment } from '../../platform/database/columns.ts'
import { users } from '../../identity/identityTables.ts'

/**
 * Invitations to a specialist's team. `confirmedAt` and `confirmation` (the version of the text) record that the sender
 * confirmed that the person is a patient or client of theirs and agrees to be written to. `memberId`: who has accepted.
 * `expiresAt`: when the newest link ends.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    senderId: integer('sender_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Normalised as in `users`. */
    email: text().notNull(),
    lastName: text('last_name').notNull(),
    confirmation: text().notNull(),
    confirmedAt: moment('confirmed_at').notNull().defaultNow(),
    memberId: integer('member_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The sender's idempotency key. */
    writeId: uuid('write_id'),
    createdAt: created(),
    sentAt: moment('sent_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    openedAt: moment('opened_at'),
    acceptedAt: moment('accepted_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    unique('invitations_write').on(table.senderId, table.writeId),
    index('invitations_email').on(table.senderId, table.email),
    index('invitations_member').on(table.memberId),
  ],
)

/**
 * The links of an invitation, stored as SHA-256. A new one of its kind ends the one before. A mailed link proves that its
 * user reads the mailbox; one on paper was seen by the specialist, and proves nothing.
 */
export const invitationLinks = pgTable(
  'invitation_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    invitationId: integer('invitation_id')
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    kind: text().$type<'mail' | 'paper'>().notNull(),
    /** Its mail in the outbox. */
    mailId: bigint('mail_id', { mode: 'number' }),
    /** The idempotency key with which it was asked for. */
    writeId: uuid('write_id'),
    expiresAt: moment('expires_at').notNull(),
    replacedAt: moment('replaced_at'),
    createdAt: created(),
  },
  (table) => [unique('invitation_links_write').on(table.invitationId, table.writeId)],
)
