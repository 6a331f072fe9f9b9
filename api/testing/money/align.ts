import assert from 'node:assert/strict'
import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../src/database/database.ts'

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
  const { racing } = await db.transaction(async (_tx, rows) => {
    await rows('select pg_advisory_xact_lock($1)', [LOCK])
    await rows("select setval('gate', 1, false)")
    const one = running(first)
    while (!one.isOver && (await waiting(db)) < 1) await setImmediate()
    assert.ok(!one.isOver, `Nothing was written to ${table}`)
    const other = running(second)
    while (!other.isOver && (await waiting(db)) < 2) await setImmediate()
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
async function waiting(db: Database): Promise<number> {
  const [found] = await db.rows<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return found?.count ?? 0
}
