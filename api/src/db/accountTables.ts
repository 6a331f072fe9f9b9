import type { Address, ConsentKind, Gender, ProfessionalTitle, RoleName } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { bigint, boolean, customType, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const moment = (name: string) => timestamp(name, { withTimezone: true })
export const created = () => moment('created_at').notNull().defaultNow()
const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})
/** Whose the row is. It goes with the user. */
export const userId = () => integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' })

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

/** The picture that somebody uploaded, as WebP. Its name is its address, and cannot be guessed (decision 007). */
export const avatars = pgTable('avatars', {
  name: text().primaryKey(),
  userId: userId().unique(),
  picture: bytes().notNull(),
  createdAt: created(),
})

/** A user at another provider: `subject` is that provider's id of them. */
export const providerAccounts = pgTable('provider_accounts', {
  provider: text().notNull(),
  subject: text().notNull(),
  userId: userId(),
  createdAt: created(),
}, (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('provider_accounts_user').on(table.userId)])

/** The cookie's token is kept only as its SHA-256. `expiresAt` slides on with use. */
export const sessions = pgTable('sessions', {
  id: id(),
  tokenHash: text('token_hash').notNull().unique(),
  userId: userId(),
  createdAt: created(),
  expiresAt: moment('expires_at').notNull(),
}, (table) => [index('sessions_user').on(table.userId)])

/** Every yes and every withdrawal is a row of its own: the newest of a kind holds. */
export const consents = pgTable('consents', {
  id: id(),
  userId: userId(),
  kind: text().$type<ConsentKind>().notNull(),
  /** Of the text that was agreed to. */
  version: text().notNull(),
  isGiven: boolean('is_given').notNull(),
  createdAt: created(),
}, (table) => [index('consents_user').on(table.userId, table.kind)])

/** Codes sent by mail, each for one purpose and one use, kept as SHA-256. `email` is the address that it proves. */
export const mailedCodes = pgTable('mailed_codes', {
  codeHash: text('code_hash').primaryKey(),
  userId: userId(),
  purpose: text().$type<'verify' | 'reset' | 'erase'>().notNull(),
  email: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: created(),
}, (table) => [index('mailed_codes_user').on(table.userId, table.purpose)])

/** How often something was tried in a window of time: `key` names what, and a hash of who. */
export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: moment('ends_at').notNull(),
})

/** Keys that sign access tokens, each encrypted with AUTH_SECRET; the newest signs, those before it still verify. */
export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  sealedKey: text('sealed_key').notNull(),
  publicKey: jsonb('public_key').notNull(),
  createdAt: created(),
})

/** Mail that waits to be sent, written in the transaction that is its reason. Sent ones stay for a day, without words. */
export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  template: text().notNull(),
  locale: text().$type<Locale>().notNull(),
  values: jsonb().$type<Record<string, string>>().notNull(),
  /** Null for mail to people without an account. */
  userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  tries: integer().notNull().default(0),
  dueAt: moment('due_at').notNull().defaultNow(),
  sentAt: moment('sent_at'),
  createdAt: created(),
}, (table) => [index('outbox_due').on(table.dueAt), index('outbox_user').on(table.userId)])

/** A plan that somebody has; it runs while `endsAt` is ahead. */
export const subscriptions = pgTable('subscriptions', {
  id: id(),
  userId: userId(),
  /** `FREE` was not paid at the payment provider (specification, section 3). */
  name: text().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  createdAt: created(),
}, (table) => [index('subscriptions_user').on(table.userId, table.endsAt)])
