import type { Database } from '../db/database.ts'

/** Signing keys outlive by far the last token that they signed. */
const STATEMENTS = [
  'delete from sessions where expires_at <= now()',
  'delete from attempts where ends_at <= now()',
  'delete from mailed_codes where expires_at <= now()',
  "delete from signing_keys where created_at <= now() - interval '60 days'",
]

/** Rows past their time count for nothing: nobody needs them kept. */
export async function deleteExpiredRows(db: Database) {
  for (const statement of STATEMENTS) await db.rows(statement)
}
