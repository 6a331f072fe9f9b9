import type { OperatorSecurityEvent, SecurityEventKind } from '@kinora/contracts'
import { acrossOwners, isoSql, type Queryable, selectPage } from '../../platform/index.ts'

/** Without `userId` events of everybody, and of nobody. */
type Which = { userId?: number | undefined; kind?: SecurityEventKind | undefined; hours?: number | undefined }

/** One page of the events, the newest first, and how many there are. */
export function selectSecurityEvents(
  db: Queryable,
  { userId, kind, hours }: Which,
  page: { page: number; pageSize: number },
): Promise<{ data: OperatorSecurityEvent[]; total: number }> {
  const conditions = [
    userId === undefined ? acrossOwners('an operator asks') : 'event.user_id = $userId',
    ...(kind === undefined ? [] : ['event.kind = $kind']),
    ...(hours === undefined ? [] : ['event.created_at > now() - make_interval(hours => $hours)']),
  ]
  const list = {
    columns: `event.id, event.user_id as "userId", event.kind, event.outcome, event.detail,
      event.user_agent as "userAgent", event.address, ${isoSql('event.created_at')} as "createdAt"`,
    from: `from security_events as event where ${conditions.join(' and ')}`,
    order: 'event.id desc',
  }
  const values = {
    ...(userId !== undefined && { userId }),
    ...(kind !== undefined && { kind }),
    ...(hours !== undefined && { hours }),
  }
  return selectPage<OperatorSecurityEvent>(db, list, values, page)
}
