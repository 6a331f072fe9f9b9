import type { Queryable } from '../../platform/index.ts'
import { sha256 } from '../sessions/sha256.ts'

const USE = `
  insert into used_once (hash, expires_at) values ($hash, now() + make_interval(secs => $seconds::float8))
  on conflict (hash) do nothing returning hash`

/** Whether this is the first use of what is valid for `seconds` at most. Asking for it writes nothing; only using does. */
export async function useOnce(db: Queryable, what: string, seconds: number): Promise<boolean> {
  const rows = await db.rows(USE, { hash: sha256(what), seconds })
  return rows.length > 0
}
