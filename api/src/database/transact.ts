import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Query } from './clientLeases.ts'
import type { Orm } from './database.ts'

/** The ORM whose queries go by `query`. */
export const ormOf = (query: Query) => drizzle({ client: { query } as unknown as pg.Client })

/**
 * A transaction on a connection that nobody else uses meanwhile. A rollback that fails is not told, so that the first
 * error is: whoever takes the connection back sees that it is still in a transaction.
 */
export async function transact<Result>(query: Query, work: (tx: Orm) => Promise<Result>): Promise<Result> {
  let hasEnded = false
  const tx = ormOf(async (config, values) => {
    if (hasEnded) throw new Error('The transaction has ended')
    return query(config, values)
  })
  await query({ text: 'begin' })
  try {
    const result = await work(tx)
    hasEnded = true
    const { command } = await query({ text: 'commit' })
    // PostgreSQL answers COMMIT with ROLLBACK, and no error, where a statement had failed.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back because a statement in it had failed')
    return result
  } catch (error) {
    hasEnded = true
    await query({ text: 'rollback' }).catch(() => {})
    throw error
  }
}
