import { after, before } from 'node:test'
import type { Database } from '../src/database/database.ts'
import { openPostgres } from '../src/database/openPostgres.ts'
import { owners } from '../src/owners.ts'
import type { onPostgres } from './databases.ts'

type Maker = Parameters<Parameters<typeof onPostgres>[0]>[0]

/** For tests of our way to PostgreSQL: a table of numbers, seen by `eye` from outside of what is tested. */
export function keptNumbers(create: Maker) {
  const running = {} as { url: string; eye: Database; drop: () => Promise<unknown> }
  const patient = { deadlineMs: 60_000 }
  before(async () => {
    const { url, drop } = await create()
    Object.assign(running, { url, drop, eye: openPostgres(url!, owners, patient) })
    await running.eye.rows('create table kept (number int primary key)')
  })
  after(async () => {
    await running.eye.close()
    await running.drop()
  })
  return {
    /** A database of its own connections for one test, at the same address unless another is given. */
    opened: async (
      work: (db: Database) => Promise<void>,
      times: Parameters<typeof openPostgres>[2] = patient,
      url = running.url,
    ) => {
      const db = openPostgres(url, owners, times)
      await work(db).finally(db.close)
    },
    url: () => running.url,
    ask: <Row>(text: string, values?: Parameters<Database['rows']>[1]) => running.eye.rows<Row>(text, values),
    numbers: async () =>
      new Set((await running.eye.rows<{ number: number }>('select number from kept')).map(({ number }) => number)),
  }
}

export const pidOf = async (db: Database) => (await db.rows<{ pid: number }>('select pg_backend_pid() as pid'))[0]!.pid
