import type { Address, Gender, OfficeHours, ProfessionalTitle, RoleName } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { created, id, moment } from '../platform/database/columns.ts'

/** The owner of the row, which is deleted with the user. */
export const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** `email` is normalised (NFKC, lower case, punycode) and unique. Without `passwordHash`, only Google can sign in. */
export const users = pgTable('users', {
  id: id(),
  email: text().notNull().unique(),
  emailVerifiedAt: moment('email_verified_at'),
  passwordHash: text('password_hash'),
  role: text().$type<RoleName>().notNull(),
  locale: text().$type<Locale>().notNull(),
  /** IANA name, last sent by their browser: decides when their days begin. */
  timeZone: text('time_zone').notNull().default('Europe/Warsaw'),
  /** When the day ends on which they last wrote something: until then another time zone has no effect. */
  dayEndsAt: moment('day_ends_at'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  gender: text().$type<Gender>(),
  age: integer(),
  phoneNumber: text('phone_number'),
  /** ISO 3166-1 alpha-2. */
  country: text(),
  address: jsonb().$type<Address>(),
  /** For specialists only; neither changes after registration (docs/specification.md, section 5). */
  professionalTitle: text('professional_title').$type<ProfessionalTitle>(),
  registrationNumber: text('registration_number'),
  /** How a specialist is described to members. */
  description: text(),
  /** When a specialist usually answers, in `timeZone`; and the last day of an absence. */
  officeHours: jsonb('office_hours').$type<OfficeHours>().notNull().default([]),
  awayUntil: date('away_until', { mode: 'string' }),
  /** The specialist whom a member named when registering; a text, not a relation. */
  specialistName: text('specialist_name'),
  /** The referral through which a member came. */
  rewardfulToken: text('rewardful_token'),
  /** A file of the media folder, `3.webp`, for the demo's people; an uploaded avatar takes precedence. */
  avatar: text(),
  createdAt: created(),
})

/**
 * Whether a specialist's title was found to be right. The newest decision holds; without one the specialist waits for it,
 * and sees no member.
 */
export const specialistDecisions = pgTable(
  'specialist_decisions',
  {
    id: id(),
    userId: userId(),
    state: text().$type<'verified' | 'refused'>().notNull(),
    /** Why a specialist was refused, as they are told. */
    reason: text(),
    createdAt: created(),
  },
  (table) => [index('specialist_decisions_user').on(table.userId, table.id)],
)

/**
 * Only the SHA-256 of the cookie's token is stored. `expiresAt` slides with each use (`SESSION_SECONDS`). `userAgent` and
 * `address` are those of the last use, for the list by which people recognise their devices.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: userId(),
    userAgent: text('user_agent').notNull().default(''),
    address: text().notNull().default(''),
    /** How many factors whoever signed in has shown: a passkey is two by itself. */
    factor: text().$type<'one' | 'two'>().notNull().default('one'),
    createdAt: created(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /** When its user last proved who they are: by signing in, or since (`POST auth/proof`). */
    provedAt: moment('proved_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Single-use codes sent by mail, stored as SHA-256. `email` is the address that the code verifies. */
export const mailedCodes = pgTable(
  'mailed_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: userId(),
    purpose: text().$type<'verify' | 'reset' | 'erase' | 'signIn' | 'changeEmail' | 'undoEmail'>().notNull(),
    email: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: created(),
  },
  (table) => [index('mailed_codes_user').on(table.userId, table.purpose)],
)

/** Keys that sign access tokens, each encrypted with AUTH_SECRET; the newest signs, those before it still verify. */
export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  sealedKey: text('sealed_key').notNull(),
  publicKey: jsonb('public_key').notNull(),
  createdAt: created(),
})
