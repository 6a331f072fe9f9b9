import type { Locale } from '@kinora/limits'
import { eq } from 'drizzle-orm'
import { avatars } from '../../media/index.ts'
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

export type HeldTable = { name: string; rows: object[] }

/** The cards that the user has bought: they refer to the user by the order. */
const BOUGHT_CARDS = `
  select to_jsonb(card) - string_to_array($leftOut, ',') as row from gift_cards card
  join orders bought on bought.id = card.order_id where bought.user_id = $userId and ${acrossOwners('cards of own orders')}
  order by row`
/** The limits that a specialist has set for the user: they refer to the user by the team. Notes stay out (decision 029). */
const RULES_ABOUT = `
  select to_jsonb(rule) as row from signal_rules rule
  where rule.member_id = $userId and ${acrossOwners('limits about the user')} order by row`
const SECRETS_OF_CARDS = 'code_hash,token_hash,redeemed_by'

/**
 * All data about a user: their own row, then the rows that refer to them of each table with a foreign key to `users`.
 */
export async function selectHeld(db: Queryable, userId: number): Promise<HeldTable[]> {
  const references = await db.rows<{ name: string; columns: string[] }>(REFERENCES)
  const tables: HeldTable[] = []
  for (const { name, columns } of [{ name: 'users', columns: ['id'] }, ...references]) {
    const isTheirs = columns.map((column) => `held."${column}" = $userId`).join(' or ')
    const select = `select to_jsonb(held) - string_to_array($leftOut, ',') as row from "${name}" as held where ${isTheirs} order by row`
    const rows = await db.rows<{ row: object }>(select, { userId, leftOut: (LEFT_OUT[name] ?? []).join() })
    tables.push({ name, rows: rows.map(({ row }) => row) })
  }
  const cards = await db.rows<{ row: object }>(BOUGHT_CARDS, { userId, leftOut: SECRETS_OF_CARDS })
  const rules = await db.rows<{ row: object }>(RULES_ABOUT, { userId })
  return [
    ...tables,
    { name: 'gift_cards_bought', rows: cards.map(({ row }) => row) },
    { name: 'signal_rules_about', rows: rules.map(({ row }) => row) },
  ]
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
