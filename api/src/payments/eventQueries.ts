import type { Rows } from '../database/database.ts'

type Connection = { rows: Rows }
type Event = { id: string; type: string; createdAt: Date; isHandled: boolean }

/** False if it has arrived before. */
export async function insertEvent(rows: Rows, { id, type, createdAt, isHandled }: Event): Promise<boolean> {
  const written = await rows(
    `insert into provider_events (id, type, created_at, handled_at)
    values ($1, $2, $3::timestamptz, case when $4 then now() end) on conflict (id) do nothing returning id`,
    [id, type, createdAt.toISOString(), isHandled],
  )
  return written.length > 0
}

export async function markHandled({ rows }: Connection, id: string): Promise<void> {
  await rows('update provider_events set handled_at = now() where id = $1 and handled_at is null', [id])
}

/** Until when the provider's list of events was read; undefined before the first time. */
export async function selectReadUntil({ rows }: Connection): Promise<Date | undefined> {
  const [cursor] = await rows<{ readUntil: number }>(
    'select extract(epoch from read_until)::float8 * 1000 as "readUntil" from provider_cursors where id = 1',
  )
  return cursor && new Date(cursor.readUntil)
}

export async function moveReadUntil({ rows }: Connection, readUntil: Date): Promise<void> {
  await rows(
    `insert into provider_cursors as known (id, read_until) values (1, $1::timestamptz)
    on conflict (id) do update set read_until = greatest(known.read_until, excluded.read_until)`,
    [readUntil.toISOString()],
  )
}
