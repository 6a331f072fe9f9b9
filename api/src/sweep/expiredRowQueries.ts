import { UNDO_SECONDS } from '@kinora/limits'
import type { Database } from '../database/database.ts'
import { acrossOwners } from '../database/requireOwner.ts'

/** Signing keys outlive by far the last token that they signed. */
const OF_ANYONE = acrossOwners('time is over for everyone alike')
const STATEMENTS = [
  `delete from sessions where expires_at <= now() and ${OF_ANYONE}`,
  'delete from attempts where ends_at <= now()',
  'delete from contact_messages where expires_at <= now()',
  `delete from mailed_codes where expires_at <= now() and ${OF_ANYONE}`,
  "delete from signing_keys where created_at <= now() - interval '60 days'",
  `delete from path_trainings where removed_at <= now() - interval '${UNDO_SECONDS} seconds' and ${OF_ANYONE}`,
]

/** Rows past their time count for nothing: nobody needs them kept. */
export async function deleteExpiredRows(db: Database) {
  for (const statement of STATEMENTS) await db.rows(statement)
}
