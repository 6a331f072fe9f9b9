import { EVENTS_KEPT_DAYS, UNDO_SECONDS } from '@kinora/limits'
import { acrossOwners, type Queryable } from '../../platform/index.ts'

/** Signing keys are deleted long after the last token that they signed has expired. */
const OF_ANYONE = acrossOwners('expired rows of all users are deleted')
/** Who has read a member's data is kept for so long. */
const ACCESS_KEPT = '2 years'
/** As long as what happened to accounts is kept (docs/contract.md, "Security events"). */
const SECURITY_EVENTS_KEPT = '1 year'
/** At most so many rows are deleted by one statement, so that it ends in time after a pause of days, too. */
const AT_ONCE = 10_000
/** Until when a specialist sees that an invitation was not accepted; then the person's e-mail and name are deleted. */
const ENDED_INVITATIONS_KEPT = '30 days'
/** So long a link that has expired is told from one that never was. */
const REPORT_LINKS_KEPT = '30 days'
/** So long the e-mail to which a gift card was mailed answers questions about it; as long are cards that nobody paid. */
const GIFTS_KEPT = '30 days'
/** Longer than any span that a specialist reads of what a path asked for. */
const PAST_DOSES_KEPT = '60 days'
/** What is deleted: a table, and which of its rows. */
const EXPIRED: [table: string, rows: string][] = [
  ['sessions', `expires_at <= now() and ${OF_ANYONE}`],
  ['attempts', 'ends_at <= now()'],
  [
    'outbox',
    `${OF_ANYONE} and
    (sent_at <= now() - interval '1 day' and about is null or created_at <= now() - interval '30 days')`,
  ],
  ['sent_reminders', `day <= current_date - 90 and ${OF_ANYONE}`],
  ['report_links', `expires_at <= now() - interval '${REPORT_LINKS_KEPT}' and ${OF_ANYONE}`],
  ['used_once', 'expires_at <= now()'],
  ['contact_messages', 'expires_at <= now()'],
  ['mailed_codes', `expires_at <= now() and ${OF_ANYONE}`],
  [
    'invitations',
    `${OF_ANYONE} and accepted_at is null
    and least(expires_at, revoked_at) <= now() - interval '${ENDED_INVITATIONS_KEPT}'`,
  ],
  [
    'gift_cards',
    `${OF_ANYONE} and order_id in
    (select id from orders where state <> 'paid' and created_at <= now() - interval '${GIFTS_KEPT}')`,
  ],
  ['signing_keys', "created_at <= now() - interval '60 days'"],
  // The oldest alone are looked at: the log has years of rows.
  [
    'access_log',
    `created_at <= now() - interval '${ACCESS_KEPT}' and ${OF_ANYONE}
    and id in (select id from access_log order by id limit ${AT_ONCE})`,
  ],
  ['security_events', `created_at <= now() - interval '${SECURITY_EVENTS_KEPT}' and ${OF_ANYONE}`],
  ['past_doses', `until_at <= now() - interval '${PAST_DOSES_KEPT}' and ${OF_ANYONE}`],
  // Of members who have left the team.
  [
    'standing_changes',
    `${OF_ANYONE} and not exists (select from standings standing where standing.member_id = standing_changes.member_id
    and standing.specialist_id = standing_changes.specialist_id)`,
  ],
  ['path_trainings', `removed_at <= now() - interval '${UNDO_SECONDS} seconds' and ${OF_ANYONE}`],
  // By id, so that none is deleted after one that stays: a stream knows from the oldest whether it has missed any.
  [
    'events',
    `${OF_ANYONE} and id <=
    (select max(id) from events where created_at <= now() - interval '${EVENTS_KEPT_DAYS} days') order by id`,
  ],
]

/** Rows are locked before they are deleted: one that somebody renews meanwhile stays. */
const deleteSql = (table: string, rows: string) => `
  with deleted as (
    delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${rows} limit ${AT_ONCE} for update skip locked)) returning 1
  ) select count(*)::int as deleted from deleted`

const CLEARED = `update gift_cards set recipient_email = '' where ${OF_ANYONE} and recipient_email <> ''
  and least(delivered_at, redeemed_at, expires_at) <= now() - interval '${GIFTS_KEPT}'`

/** Deletes expired rows, which no query uses any more, and what gift cards keep no longer. */
export async function deleteExpiredRows(db: Queryable) {
  for (const [table, rows] of EXPIRED) {
    const deleteSome = async () => (await db.rows<{ deleted: number }>(deleteSql(table, rows)))[0]!.deleted
    while ((await deleteSome()) === AT_ONCE);
  }
  await db.rows(CLEARED)
}
