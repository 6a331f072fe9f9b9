import type { Database } from '../database/database.ts'
import { isoSql } from '../database/isoSql.ts'
import { DEAD_LETTERS } from './queues.ts'

/** `queue` is the one in which it failed; `error` what its last run threw. `failedAt` is ISO 8601 UTC. */
export type DeadLetter = { id: string; queue: string | null; data: unknown; error: string | null; failedAt: string }

/** The oldest first, at most 1,000. */
export const selectDeadLetters = (db: Database): Promise<DeadLetter[]> =>
  db.rows<DeadLetter>(
    `select id, source_name as queue, data, source_output->>'message' as error, ${isoSql('created_on')} as "failedAt"
    from jobs.job where name = $1 and state = 'created' order by created_on limit 1000`,
    [DEAD_LETTERS],
  )

export type Counted = { name: string; state: string; count: number }

/** Jobs that have not ended, by queue and state. */
export const countJobs = (db: Database): Promise<Counted[]> =>
  db.rows(
    "select name, state::text, count(*)::int as count from jobs.job where state < 'completed' group by name, state",
  )
