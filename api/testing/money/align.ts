import assert from 'node:assert/strict'
import type { Database, Queryable } from '../../src/platform/database/database.ts'
import { until } from '../until.ts'

/** A gate in the database: the first statement that comes to it waits for whoever has its lock, later ones pass. */
const LOCK = 727_002
export const GATE = [
  'create sequence gate',
  `create function gate() returns trigger language plpgsql as $$ begin
    if nextval('gate') = 1 then perform pg_advisory_xact_lock(${LOCK}); end if; return null; end $$`,
]

type Step = () => Promise<unknown>

/**
 * A race that always goes the same way: `first` has read everything and is about to write to the table when `second`
 * begins. It goes on when `second` is done, or waits for it.
 */
export async function align(db: Database, table: string, first: Step, second: Step): Promise<void> {
  await db.rows(`create trigger gate before insert or update on ${table} for each statement execute function gate()`)
  const { racing } = await db.transaction(async (tx) => {
    await tx.rows('select pg_advisory_xact_lock($lock)', { lock: LOCK })
    await tx.rows("select setval('gate', 1, false)")
    const one = running(first)
    await until('one waits, or is over', async () => one.isOver || (await waiting(db)) >= 1)
    assert.ok(!one.isOver, `Nothing was written to ${table}`)
    const other = running(second)
    await until('the other waits too, or is over', async () => other.isOver || (await waiting(db)) >= 2)
    return { racing: Promise.all([one.ending, other.ending]) }
  })
  await racing.finally(() => db.rows(`drop trigger gate on ${table}`))
}

function running(step: Step) {
  const state = { isOver: false, ending: step().finally(() => (state.isOver = true)) }
  state.ending.catch(() => {})
  return state
}

/** How many statements wait for others. */
async function waiting(db: Queryable): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return row?.count ?? 0
}
