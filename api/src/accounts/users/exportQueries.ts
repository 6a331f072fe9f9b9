import type { Locale } from '@kinora/limits'
import { eq } from 'drizzle-orm'
import { avatars } from '../../media/index.ts'
import { users } from '../../identity/index.ts'
import { acrossOwners, type Queryable } from '../../platform/index.ts'

/** Columns that are not exported, by table: credentials, codes, and binary data. The picture is a separate file. */
const LEFT_OUT: Record<string, string[]> = {
  users: ['password_hash'],
  sessions: ['token_hash'],
  mailed_codes: ['code_hash'],
  passkeys: ['credential_id', 'public_key', 'counter', 'transports'],
  authenticator_apps: ['sealed_secret', 'last_step'],
  recovery_codes: ['code_hash'],
  outbox: ['values', 'stop_code'],
  avatars: ['picture'],
  report_links: ['token_hash'],
  // Of a card that the user has redeemed, the giver's address is the giver's.
  gift_cards: ['code_hash', 'token_hash', 'purchaser', 'recipient_email'],
}

/** Computed from rows that are exported, and about members where the key is the specialist. */
export const COMPUTED = 'standings'

/** The foreign keys to `users`, from the database's catalogue, so that new tables are exported automatically. */
const REFERENCES = `
  select source.relname as name, json_agg(field.attname) as columns
  from pg_constraint as key
  join pg_class as source on source.oid = key.conrelid
  join pg_attribute as field on field.attrelid = source.oid and field.attnum = any (key.conkey)
  where key.contype = 'f' and key.confrelid = 'users'::regclass and source.relname <> '${COMPUTED}'
  group by source.relname order by source.relname`

export type HeldRow = Record<string, unknown>
/** A table in the export, and what selects its rows about one user. */
export type HeldTable = { name: string; sql: string; values: { userId: number; leftOut?: string } }

/** The cards that the user has bought: they refer to the user by the order. */
const BOUGHT_CARDS = `
  select to_jsonb(card) - string_to_array($leftOut, ',') as row from gift_cards card
  join orders bought on bought.id = card.order_id where bought.user_id = $userId and ${acrossOwners('cards of own orders')}`
/** The limits that a specialist has set for the user: they refer to the user by the team. Notes stay out (decision 029). */
const RULES_ABOUT = `
  select to_jsonb(rule) as row from signal_rules rule
  where rule.member_id = $userId and ${acrossOwners('limits about the user')}`
const SECRETS_OF_CARDS = 'code_hash,token_hash,redeemed_by'

/**
 * The tables with data about a user: their own row, then the rows that refer to them of each table with a foreign key
 * to `users`. Tables without such a row are left out.
 */
export async function selectHeldTables(db: Queryable, userId: number): Promise<HeldTable[]> {
  const references = await db.rows<{ name: string; columns: string[] }>(REFERENCES)
  const tables = [{ name: 'users', columns: ['id'] }, ...references].map(({ name, columns }) => {
    const isTheirs = columns.map((column) => `held."${column}" = $userId`).join(' or ')
    const sql = `select to_jsonb(held) - string_to_array($leftOut, ',') as row from "${name}" as held where ${isTheirs}`
    return { name, sql, values: { userId, leftOut: (LEFT_OUT[name] ?? []).join() } }
  })
  const all: HeldTable[] = [
    ...tables,
    { name: 'gift_cards_bought', sql: BOUGHT_CARDS, values: { userId, leftOut: SECRETS_OF_CARDS } },
    { name: 'signal_rules_about', sql: RULES_ABOUT, values: { userId } },
  ]
  const held = []
  for (const table of all) {
    // Not the first row alone: a plan for one row may look for it through the rows of everybody.
    const [rows] = await db.rows<{ count: number }>(
      `select count(*)::int as count from (${table.sql}) own`,
      table.values,
    )
    if (rows?.count) held.push(table)
  }
  return held
}

/** The rows of a table about the user, without credentials and codes. */
export async function selectHeldRows(db: Queryable, { sql, values }: HeldTable): Promise<HeldRow[]> {
  const rows = await db.rows<{ row: HeldRow }>(`${sql} order by row`, values)
  return rows.map(({ row }) => row)
}

/** Whose export it is: nobody in test mode, in which nothing is stored. */
export async function selectHolder(db: Queryable, userId: number) {
  const { email, firstName, lastName, timeZone } = users
  const [holder] = await db.orm.select({ email, firstName, lastName, timeZone }).from(users).where(eq(users.id, userId))
  return holder
}

/** The titles of all programs in a language, by what the rows above call them. */
export async function selectProgramTitles(db: Queryable, locale: Locale): Promise<Map<string, string>> {
  const sql = 'select slug, title from programs where locale = $locale'
  const rows = await db.rows<{ slug: string; title: string }>(sql, { locale })
  return new Map(rows.map(({ slug, title }) => [slug, title]))
}

/** The user's uploaded picture, as WebP. */
export async function selectOwnAvatar(db: Queryable, userId: number): Promise<Buffer | undefined> {
  const [avatar] = await db.orm.select({ picture: avatars.picture }).from(avatars).where(eq(avatars.userId, userId))
  return avatar?.picture
}
