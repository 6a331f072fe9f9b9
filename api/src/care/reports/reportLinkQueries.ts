import type { ReportLink } from '@kinora/contracts'
import { REPORT_LINK_DAYS } from '@kinora/limits'
import { acrossOwners, isoSql, type Queryable } from '../../platform/index.ts'

const BY_TOKEN = acrossOwners('whoever has the token of a link may open the report')
const columns = `link.id, link.with_notes as "withNotes", ${isoSql('link.created_at')} as "createdAt",
  ${isoSql('link.expires_at')} as "expiresAt", ${isoSql('link.last_opened_at')} as "lastOpenedAt",
  link.times_opened as "timesOpened"`
/** Withdrawing the consent to health data ends a link for good. */
const IS_OPEN = `link.revoked_at is null and link.expires_at > now() and not exists (
      select from consents consent where consent.user_id = link.user_id and consent.kind = 'health'
      and not consent.is_given and consent.created_at >= link.created_at)`
/** The last condition is for a link that was made while the consent was being withdrawn. */
const OPENS = `link.token_hash = $tokenHash and ${IS_OPEN} and ${BY_TOKEN} and (
      select consent.is_given from consents consent where consent.user_id = link.user_id and consent.kind = 'health'
      order by consent.id desc limit 1)`

/** Those that work now, the newest first. */
export const selectLinks = (db: Queryable, userId: number): Promise<ReportLink[]> =>
  db.rows<ReportLink>(
    `select ${columns} from report_links link where link.user_id = $userId and ${IS_OPEN} order by link.id desc`,
    { userId },
  )

type NewLink = { userId: number; tokenHash: string; withNotes: boolean }

/**
 * An earlier request with this idempotency key has made the link, whose token the caller never got: it gets another
 * one. Undefined if there is no such link, or if it has ended.
 */
export async function renewLink(
  db: Queryable,
  { userId, tokenHash, key }: NewLink & { key: string },
): Promise<ReportLink | undefined> {
  const [link] = await db.rows<ReportLink>(
    `update report_links link set token_hash = $tokenHash
    where link.user_id = $userId and link.write_id = $key::uuid and ${IS_OPEN} returning ${columns}`,
    { userId, key, tokenHash },
  )
  return link
}

/** Undefined if an earlier request with this key has made a link that has ended. */
export async function insertLink(
  db: Queryable,
  { userId, tokenHash, withNotes, key }: NewLink & { key: string | undefined },
): Promise<ReportLink | undefined> {
  const [link] = await db.rows<ReportLink>(
    `insert into report_links as link (user_id, token_hash, with_notes, write_id, expires_at)
    values ($userId, $tokenHash, $withNotes, $key::uuid, now() + interval '${REPORT_LINK_DAYS} days')
    on conflict (user_id, write_id) do nothing returning ${columns}`,
    { userId, tokenHash, withNotes, key: key ?? null },
  )
  return link
}

/** False if the link is not the user's. */
export async function revokeLink(db: Queryable, userId: number, id: number): Promise<boolean> {
  const revoked = await db.rows(
    `update report_links link set revoked_at = coalesce(link.revoked_at, now())
    where link.user_id = $userId and link.id = $id returning link.id`,
    { userId, id },
  )
  return revoked.length > 0
}

/** Whose report a link opens, and counts it. Undefined if it has ended, or its owner withdrew consent to health data. */
export async function openLink(
  db: Queryable,
  tokenHash: string,
): Promise<{ userId: number; withNotes: boolean } | undefined> {
  const [link] = await db.rows<{ userId: number; withNotes: boolean }>(
    `update report_links link set times_opened = link.times_opened + 1, last_opened_at = now()
    where ${OPENS}
    returning link.user_id as "userId", link.with_notes as "withNotes"`,
    { tokenHash },
  )
  return link
}

/** Whether a link opens a report, without opening it. */
export const isOpenLink = async (db: Queryable, tokenHash: string): Promise<boolean> =>
  (await db.rows(`select link.id from report_links link where ${OPENS}`, { tokenHash })).length > 0

export const isLink = async (db: Queryable, tokenHash: string): Promise<boolean> =>
  (
    await db.rows(`select link.id from report_links link where link.token_hash = $tokenHash and ${BY_TOKEN}`, {
      tokenHash,
    })
  ).length > 0
