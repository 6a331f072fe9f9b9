import { UNDO_SECONDS } from '@kinora/limits'
import type { Database } from '../database/database.ts'
import { acrossOwners } from '../database/requireOwner.ts'

/** Signing keys are deleted long after the last token that they signed has expired. */
const OF_ANYONE = acrossOwners('expired rows of all users are deleted')
const STATEMENTS = [
  `delete from sessions where expires_at <= now() and ${OF_ANYONE}`,
  'delete from attempts where ends_at <= now()',
  'delete from contact_messages where expires_at <= now()',
  `delete from mailed_codes where expires_at <= now() and ${OF_ANYONE}`,
  "delete from signing_keys where created_at <= now() - interval '60 days'",
  `delete from path_trainings where removed_at <= now() - interval '${UNDO_SECONDS} seconds' and ${OF_ANYONE}`,
]

/** Deletes expired rows, which no query uses any more. */
export async function deleteExpiredRows(db: Database) {
  for (const statement of STATEMENTS) await db.rows(statement)
}
