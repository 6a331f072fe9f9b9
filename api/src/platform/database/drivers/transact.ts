import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { withLastSteps } from '../beforeCommit.ts'
import type { Query } from './clientLeases.ts'
import type { Queryable } from '../database.ts'
import { rowsOf } from '../rowsOf.ts'

/** The ORM on top of `query`. */
export const ormOf = (query: Query) => drizzle({ client: { query } as unknown as pg.Client })

/** The ORM and hand-written SQL on top of `query`. */
export const queryable = (query: Query): Queryable => ({
  orm: ormOf(query),
  rows: rowsOf((text, values) => query({ text }, values)),
})

/**
 * Runs a transaction on a connection that nobody else uses meanwhile. Errors of the rollback are swallowed in favour of
 * the first error: the pool sees from the transaction status that the connection cannot be reused.
 */
export async function transact<Result>(query: Query, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
  let hasEnded = false
  const inside: Query = async (config, values) => {
    if (hasEnded) throw new Error('The transaction has ended')
    return query(config, values)
  }
  await query({ text: 'begin' })
  try {
    const result = await withLastSteps(queryable(inside), work)
    hasEnded = true
    const { command } = await query({ text: 'commit' })
    // After a failed statement PostgreSQL answers COMMIT with ROLLBACK, without an error.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back because a statement in it had failed')
    return result
  } catch (error) {
    hasEnded = true
    await query({ text: 'rollback' }).catch(() => {})
    throw error
  }
}
