import { runHistories } from '../../api/testing/money/runHistories.ts'
import { copyMigrated } from '../../api/testing/database/postgresServer.ts'
import { findPostgres } from '../../tools/product/findPostgres.ts'
import { step } from '../../tools/setup/step.js'
import { whole } from '../table.ts'

/**
 * Lives through histories of payments, events, codes, refunds and crashes, and prints what was violated. Returns the
 * faults.
 */
export async function liveHistories(histories: number, seed: number): Promise<string[]> {
  const server = await findPostgres()
  if (!server) throw new Error('PostgreSQL was not reached, and several processes cannot share the embedded database.')
  const ends = await step(`Living through ${whole(histories)} histories of money, seed ${seed}`, () =>
    runHistories(() => copyMigrated(server), { histories, seed }),
  )
  for (const { output } of ends) console.log(output.trim())
  return ends.filter(({ code }) => code !== 0).map(({ output }) => `money: ${output.trim().split('\n')[0]}`)
}
