import { randomUUID } from 'node:crypto'
import { describe } from 'node:test'
import postgres from 'postgres'
import type { Database } from '../src/db/database.ts'
import { openEmbedded } from '../src/db/openEmbedded.ts'
import { openPostgres } from '../src/db/openPostgres.ts'

/** An empty database for one test file. On PostgreSQL it has an address, and may be opened more than once. */
export type TestDatabase = {
  open: () => Promise<Database>
  url: string | undefined
  drop: () => Promise<void>
}

type Maker = () => Promise<TestDatabase>

const embedded: Maker = async () => ({ open: () => openEmbedded(), url: undefined, drop: async () => {} })

/** A database of its own on a server that is there: named, used and dropped by one run. */
const onServer = (server: string): Maker => async () => {
  const name = `kinora_test_${randomUUID().replaceAll('-', '')}`
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  return {
    open: async () => openPostgres(url.href),
    url: url.href,
    drop: async () => {
      await admin.unsafe(`drop database if exists ${name} with (force)`)
      await admin.end()
    },
  }
}

const server = await findServer()
if (!server) console.log('PostgreSQL was not reached: these tests ran on the embedded database alone.')

/** Runs the same tests on the embedded database, and on PostgreSQL where one is reached. */
export function onEachDatabase(tests: (create: Maker) => void) {
  describe('on the embedded database', () => tests(embedded))
  if (server) describe('on PostgreSQL', () => tests(onServer(server)))
}

/** For tests of several processes on one database, which the embedded one cannot have. */
export function onPostgres(tests: (create: Maker) => void) {
  if (server) describe('on PostgreSQL', () => tests(onServer(server)))
}

async function findServer(): Promise<string | undefined> {
  const given = process.env.DATABASE_URL_TEST
  const local = ['root', 'postgres'].map((user) => `postgres://${user}@127.0.0.1:5432/postgres`)
  for (const url of given ? [given] : local) {
    const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => {} })
    const answers = await sql`select 1`.then(() => true, () => false)
    await sql.end({ timeout: 1 })
    if (answers) return url
  }
  if (given) throw new Error('No PostgreSQL answers at DATABASE_URL_TEST')
  return undefined
}
