import type { EventKind, RoleName } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { acrossOwners, type Queryable } from '../../platform/index.ts'
import { mayRead, messageJoins, messageJson } from '../conversation/messageSql.ts'

/**
 * Whose events, until when, and in which language. `wantsFactor`: a session with one factor is as one that has
 * ended.
 */
export type Reader = { userId: number; sessionId: number; role: RoleName; locale: Locale; wantsFactor: boolean }

/** `id` is a bigint. `data` is null for a message that is gone, or that the user may not see any more. */
export type News = { id: string; kind: EventKind; data: object | null }

/** How many events are read at once. */
export const BATCH = 100

const newsSql = `
  select event.id::text, event.kind,
    case when event.kind = 'message.sent' then message.json else event.data end as data
  from sessions session
  left join lateral (
    select event.id, event.kind, event.data from events event
    where event.user_id = $userId and event.id > $after::bigint order by event.id limit ${BATCH}
  ) event on true
  left join lateral (
    select ${messageJson} as json from messages m ${messageJoins}
    where event.kind = 'message.sent' and m.id = (event.data ->> 'messageId')::int
      and (m.sender_id = $userId or m.receiver_id = $userId) and ${mayRead('$userId', '$isMember::boolean')}
  ) message on true
  where session.id = $sessionId and session.user_id = $userId and session.expires_at > now()
    and not ($wantsFactor::boolean and session.factor = 'one')
  order by event.id`

/** The user's next events after an id; undefined if the session has ended. */
export async function selectNews(
  db: Queryable,
  { userId, sessionId, role, locale, wantsFactor }: Reader,
  after: string,
): Promise<News[] | undefined> {
  const rows = await db.rows<News | { id: null }>(newsSql, {
    locale,
    userId,
    sessionId,
    after,
    isMember: role === 'patient',
    wantsFactor,
  })
  return rows.length === 0 ? undefined : rows.filter((row): row is News => row.id !== null)
}

/** `oldest` is the first event that is still stored, `newest` the last one of all users. */
const boundsSql = `
  select (bounds.oldest - 1)::text as before, bounds.newest::text,
    coalesce((select max(id) from events where user_id = asked.id::int), bounds.oldest - 1)::text as now
  from jsonb_array_elements_text($userIds::jsonb) with ordinality asked(id, place)
  cross join (select coalesce(min(id), 1) as oldest, coalesce(max(id), 0) as newest
    from events where ${acrossOwners('only how far events reach, of all whose streams begin')}) bounds
  order by asked.place`

type Bounds = { before: string; newest: string; now: string }
/** Where a stream begins. */
export type Start = { after: string; isResumed: boolean }

/**
 * Returns a function that says where a stream begins: after the id that the client has seen last, if it can have missed
 * nothing that is deleted; otherwise now, after the user's newest event. Whoever asks while a query runs shares the next
 * one, because after a restart everybody comes back at once.
 */
export function startsOf(db: Queryable): (userId: number, seen: string | undefined) => Promise<Start> {
  let running: Promise<unknown> = Promise.resolve()
  let next: { userIds: number[]; bounds: Promise<Bounds[]> } | undefined

  function ask() {
    const userIds: number[] = []
    const bounds = running.then(() => {
      next = undefined
      return db.rows<Bounds>(boundsSql, { userIds: JSON.stringify(userIds) })
    })
    running = bounds.catch(() => {})
    return { userIds, bounds }
  }
  return async (userId, seen) => {
    const { userIds, bounds } = (next ??= ask())
    const place = userIds.push(userId) - 1
    return startAt((await bounds)[place], seen)
  }
}

function startAt(bounds: Bounds | undefined, seen: string | undefined): Start {
  if (!bounds) throw new Error('The bounds have a row for each who asks')
  if (seen === undefined || !/^\d{1,18}$/.test(seen)) return { after: bounds.now, isResumed: false }
  const isResumed = BigInt(seen) >= BigInt(bounds.before) && BigInt(seen) <= BigInt(bounds.newest)
  return { after: isResumed ? seen : bounds.now, isResumed }
}
