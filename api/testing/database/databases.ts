import { after, describe } from 'node:test'
import type { Database } from '../../src/platform/database/database.ts'
import { openEmbedded } from '../../src/platform/database/drivers/openEmbedded.ts'
import { openPostgres } from '../../src/platform/database/drivers/openPostgres.ts'
import { owners } from '../../src/app/owners.ts'
import { migratedImage } from './migratedImage.ts'
import { copyMigrated, createDatabase, dropAbandoned } from './postgresServer.ts'
import { findPostgres } from '../../../tools/product/findPostgres.ts'
import { isThorough } from '../thorough.ts'

/** A database without rows for one test file. On PostgreSQL it has a URL, and may be opened more than once. */
export type TestDatabase = {
  /** @param times deadlines of its calls; by default long enough for a busy machine. */
  open: (times?: { deadlineMs?: number }) => Promise<Database>
  url: string | undefined
  /** Says that it is not needed any more. */
  drop: () => Promise<unknown>
}

/**
 * Nothing is refused because a busy machine is slow: a call may wait for a tenth of this. Tests of load shedding set
 * deadlines of their own.
 */
const PATIENT = { deadlineMs: 600_000 }

/** @param isMigrated false for an empty database, on PostgreSQL only */
type Maker = (isMigrated?: boolean) => Promise<TestDatabase>

const embedded: Maker = async () => ({
  open: async (times = PATIENT) => openEmbedded(await migratedImage(), owners, times),
  url: undefined,
  drop: async () => {},
})

/**
 * A database on a running server. It is dropped when all tests of this process have ended: for each new file ext4 looks
 * at those that were deleted within a minute, and a database has hundreds of files.
 */
const onServer =
  (server: string): Maker =>
  async (isMigrated = true) => {
    const { url, drop } = await (isMigrated ? copyMigrated : createDatabase)(server)
    return {
      open: async (times = PATIENT) => openPostgres(url, owners, times),
      url,
      drop: async () => void unused.push(drop),
    }
  }
const unused: (() => Promise<unknown>)[] = []
after(async () => {
  for (const drop of unused) await drop()
})

const server = await findPostgres()
if (server) await dropAbandoned(server)
else console.log('PostgreSQL was not reached: these tests ran on the embedded database alone.')

/**
 * Runs the same tests on the embedded database, and on PostgreSQL if one is reached: for what the two do differently,
 * such as search, transactions, notifications, jobs, load shedding, and for the policies of all routes.
 */
export function onEachDatabase(tests: (create: Maker) => void) {
  describe('on the embedded database', () => tests(embedded))
  onPostgres(tests)
}

/** For tests of several processes on one database, which the embedded one cannot have. */
export function onPostgres(tests: (create: Maker) => void) {
  if (server) describe('on PostgreSQL', () => tests(onServer(server)))
}

/** Runs the tests on PostgreSQL if one is reached, otherwise on the embedded database; the long form runs them on both. */
export function onOneDatabase(tests: (create: Maker) => void) {
  if (isThorough) onEachDatabase(tests)
  else if (server) onPostgres(tests)
  else describe('on the embedded database', () => tests(embedded))
}
