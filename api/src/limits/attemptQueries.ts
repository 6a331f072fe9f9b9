import type { Database } from '../database/database.ts'

/** An expired window restarts with this attempt. `least`: a concurrent transaction's now() may be later than ours. */
const COUNT = `
  insert into attempts (key, count, ends_at) values ($1, 1, now() + make_interval(secs => $2::float8))
  on conflict (key) do update set
    count = case when attempts.ends_at > now() then attempts.count + 1 else 1 end,
    ends_at = case when attempts.ends_at > now() then attempts.ends_at else excluded.ends_at end
  returning count, least($2::float8, ceil(extract(epoch from ends_at - now())))::int as "endsIn"`

/** How many attempts the window has with this one, and in how many seconds it ends. */
export async function countAttempt(db: Database, key: string, seconds: number) {
  const [counted] = await db.rows<{ count: number; endsIn: number }>(COUNT, [key, seconds])
  if (!counted) throw new Error('An attempt was not counted')
  return counted
}
