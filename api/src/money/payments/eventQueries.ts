import type { Queryable } from '../../platform/index.ts'

type Event = { id: string; type: string; createdAt: Date; isHandled: boolean }

/** False if it has arrived before. */
export async function insertEvent(db: Queryable, { id, type, createdAt, isHandled }: Event): Promise<boolean> {
  const written = await db.rows(
    `insert into provider_events (id, type, created_at, handled_at)
    values ($id, $type, $createdAt::timestamptz, case when $isHandled then now() end)
    on conflict (id) do nothing returning id`,
    { id, type, createdAt: createdAt.toISOString(), isHandled },
  )
  return written.length > 0
}

export async function markHandled(db: Queryable, id: string): Promise<void> {
  await db.rows('update provider_events set handled_at = now() where id = $id and handled_at is null', { id })
}

/** Until when the provider's list of events was read; undefined before the first time. */
export async function selectReadUntil(db: Queryable): Promise<Date | undefined> {
  const [cursor] = await db.rows<{ readUntil: number }>(
    'select extract(epoch from read_until)::float8 * 1000 as "readUntil" from provider_cursors where id = 1',
  )
  return cursor && new Date(cursor.readUntil)
}

export async function moveReadUntil(db: Queryable, readUntil: Date): Promise<void> {
  await db.rows(
    `insert into provider_cursors as known (id, read_until) values (1, $readUntil::timestamptz)
    on conflict (id) do update set read_until = greatest(known.read_until, excluded.read_until)`,
    { readUntil: readUntil.toISOString() },
  )
}
