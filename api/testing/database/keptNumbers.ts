import { after, before } from 'node:test'
import type { Database, Queryable } from '../../src/platform/database/database.ts'
import { openPostgres } from '../../src/platform/database/drivers/openPostgres.ts'
import { owners } from '../../src/app/owners.ts'
import type { onPostgres } from './databases.ts'

type Maker = Parameters<Parameters<typeof onPostgres>[0]>[0]

/** For tests of connections to PostgreSQL: a table of numbers, read through an `observer` that is not under test. */
export function keptNumbers(create: Maker) {
  const running = {} as { url: string; observer: Database; drop: () => Promise<unknown> }
  const patient = { deadlineMs: 60_000 }
  before(async () => {
    const { url, drop } = await create()
    Object.assign(running, { url, drop, observer: openPostgres(url!, owners, patient) })
    await running.observer.rows('create table kept (number int primary key)')
  })
  after(async () => {
    await running.observer.close()
    await running.drop()
  })
  return {
    /** Runs `work` with a new connection pool, at the same URL unless another is given. */
    opened: async (
      work: (db: Database) => Promise<void>,
      times: Parameters<typeof openPostgres>[2] = patient,
      url = running.url,
    ) => {
      const db = openPostgres(url, owners, times)
      await work(db).finally(db.close)
    },
    url: () => running.url,
    ask: <Row>(text: string, values?: Parameters<Database['rows']>[1]) => running.observer.rows<Row>(text, values),
    numbers: async () =>
      new Set((await running.observer.rows<{ number: number }>('select number from kept')).map(({ number }) => number)),
  }
}

export const pidOf = async (db: Queryable) => (await db.rows<{ pid: number }>('select pg_backend_pid() as pid'))[0]!.pid
