import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { chmod } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { withLastSteps } from '../beforeCommit.ts'
import { type Database, migrationsFolder, type Queryable, type Transaction } from '../database.ts'
import { embeddedScript } from './embeddedScript.ts'
import { databaseQueue, DEADLINE_MS } from '../databaseQueue.ts'
import { freeBytes, needDiskSpace, watchDisk } from './diskSpace.ts'
import { lockFolder } from './lockFolder.ts'
import { type Owners, requireOwner } from '../requireOwner.ts'
import { rowsOf } from '../rowsOf.ts'
import { within } from '../within.ts'

const CHECKPOINT_EVERY_MS = 2 * 60_000
const VACUUM_EVERY_MS = 24 * 60 * 60_000

type Client = Pick<PGlite, 'query'>

/** The ORM and hand-written SQL on top of `client`. */
const queryable = (client: Client): Queryable => ({
  orm: drizzle({ client: client as PGlite }),
  rows: rowsOf((text, values) => client.query(text, values)),
})

/**
 * PostgreSQL inside this process (PGlite), in a folder, or in memory from an image of its files. Safe against a killed
 * process, not against power loss: it runs with fsync off. It has no background processes, so timers here run the
 * checkpoints and vacuum.
 * @param owners every query except migrations is checked by `requireOwner(owners)`
 */
export async function openEmbedded(
  place: string | Blob,
  owners: Owners,
  { deadlineMs = DEADLINE_MS, free = freeBytes } = {},
): Promise<Database> {
  const inFolder = typeof place === 'string'
  if (inFolder) await needDiskSpace(place, free)
  const unlock = inFolder ? await lockFolder(place) : undefined
  // PGlite lets everybody read and write its files: only this user of the machine may enter their folder.
  if (inFolder) await chmod(place, 0o700)
  const lite = await PGlite.create({
    ...(inFolder ? { dataDir: place } : { loadDataDir: place }),
    extensions: { pg_trgm, unaccent },
  })
  const queue = databaseQueue(1, deadlineMs)
  // Queries block this process: setImmediate() lets the event loop run between two of them.
  const inTurn = <Result>(work: () => Promise<Result>) => queue.run(() => work().finally(() => setImmediate()))
  const check = requireOwner(owners)
  const owned = (client: Client): Client => ({
    query: async (text, values, options) => {
      check(text)
      return client.query(text, values, options)
    },
  })
  const queries = owned({ query: (text, values, options) => inTurn(() => lite.query(text, values, options)) })
  const transaction: Transaction = (work) => lite.transaction((tx) => withLastSteps(queryable(owned(tx)), work))

  let checkpointAt = ''
  const checkpoint = async () => {
    const {
      rows: [wal],
    } = await lite.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at')
    if (!wal || wal.at === checkpointAt) return
    await lite.exec('checkpoint')
    checkpointAt = wal.at
  }
  const quietly = (work: () => Promise<unknown>) => () => {
    work().catch(() => {})
  } // the next round tries again
  const timers = [
    setInterval(quietly(checkpoint), CHECKPOINT_EVERY_MS).unref(),
    setInterval(
      quietly(() => lite.exec('vacuum analyze')),
      VACUUM_EVERY_MS,
    ).unref(),
  ]
  const unwatch = inFolder ? watchDisk(place, free, (statement) => lite.exec(statement)) : undefined

  return {
    kind: 'embedded',
    queue,
    ...queryable(queries),
    transaction: (work) => inTurn(() => transaction((tx) => within(deadlineMs, work(tx)))),
    script: (text, values) => inTurn(() => embeddedScript(lite, text, values)),
    alone: (work) => work({ transaction, migrate: () => migrate(drizzle({ client: lite }), { migrationsFolder }) }),
    listen: async (channel, heard) => {
      await lite.listen(channel, heard)
      heard()
    },
    close: async () => {
      timers.forEach(clearInterval)
      unwatch?.()
      await lite.close()
      await unlock?.()
    },
  }
}
