import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { created, id, moment } from '../../platform/database/columns.ts'
import { userId } from '../identityTables.ts'

/** Keys with which somebody signs in (WebAuthn). `userAgent` is that of the browser which made it: its name for people. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the key was used, as it says itself; 0 where it does not count, as keys that are kept in step. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach it. */
    transports: jsonb().$type<string[]>().notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: created(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** The app that shows codes (RFC 6238), one for each account. A step of thirty seconds opens once. */
export const authenticatorApps = pgTable('authenticator_apps', {
  userId: userId().primaryKey(),
  /** Encrypted with AUTH_SECRET. */
  sealedSecret: text('sealed_secret').notNull(),
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: created(),
  lastUsedAt: moment('last_used_at'),
})

/** Codes to write down, for the day on which the phone is gone. Each opens once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: userId(),
    /** Keyed with AUTH_SECRET. */
    codeHash: text('code_hash').notNull(),
    createdAt: created(),
    usedAt: moment('used_at'),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
)

/** What may be used once, and was: challenges of passkeys and sign-ins that wait for a second factor, as SHA-256. */
export const usedOnce = pgTable('used_once', {
  hash: text().primaryKey(),
  expiresAt: moment('expires_at').notNull(),
})
