import type { Address, Gender, ProfessionalTitle, RoleName } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { created, id, moment } from '../database/columns.ts'

/** Whose the row is. It goes with the user. */
export const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** `email` is normalised (NFKC, lower case, punycode) and so unique; without `passwordHash` only Google signs in. */
export const users = pgTable('users', {
  id: id(),
  email: text().notNull().unique(),
  emailVerifiedAt: moment('email_verified_at'),
  passwordHash: text('password_hash'),
  role: text().$type<RoleName>().notNull(),
  locale: text().$type<Locale>().notNull(),
  /** IANA name, as their browser last said it: when a day of theirs begins. */
  timeZone: text('time_zone').notNull().default('Europe/Warsaw'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  gender: text().$type<Gender>(),
  age: integer(),
  phoneNumber: text('phone_number'),
  /** ISO 3166-1 alpha-2. */
  country: text(),
  address: jsonb().$type<Address>(),
  /** Of a specialist only; neither changes after registration (specification, section 5). */
  professionalTitle: text('professional_title').$type<ProfessionalTitle>(),
  registrationNumber: text('registration_number'),
  /** How a specialist is described to members. */
  description: text(),
  /** The specialist whom a member named when registering; a text, not a relation. */
  specialistName: text('specialist_name'),
  /** The referral that a member came by. */
  rewardfulToken: text('rewardful_token'),
  /** A picture of the media folder, `3.webp`, as the demo's people have it; one that was uploaded comes before it. */
  avatar: text(),
  createdAt: created(),
})

/** The cookie's token is kept only as its SHA-256. `expiresAt` slides on with use. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: userId(),
    createdAt: created(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Codes sent by mail, each for one purpose and one use, kept as SHA-256. `email` is the address that it proves. */
export const mailedCodes = pgTable(
  'mailed_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: userId(),
    purpose: text().$type<'verify' | 'reset' | 'erase'>().notNull(),
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
