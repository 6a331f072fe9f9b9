import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../src/platform/database/database.ts'
import { isUnavailable } from '../../src/platform/database/databaseErrors.ts'
import { openEmbedded } from '../../src/platform/database/drivers/openEmbedded.ts'
import { openPostgres } from '../../src/platform/database/drivers/openPostgres.ts'
import { owners } from '../../src/app/owners.ts'
import { breakConnections } from './breakConnections.ts'
import { migratedImage } from './migratedImage.ts'
import { createDatabase } from './postgresServer.ts'
import { startTcpProxy } from './tcpProxy.ts'

/** How many calls are under way at any time. */
const IN_FLIGHT = 400
/** How long clients wait after a 503. */
const RETRY_AFTER_MS = 200
const NOTICED_WITHIN_MS = 10_000
/** A transaction writes its number twice, so that a partial one would be detected. */
const PARTS = 2

class Refused extends Error {}

/** The result of a run. `notThere`, `thereThoughRefused`, `doubled` and `others` must be zero or empty. */
export type Written = {
  acknowledged: number
  notThere: number
  thereThoughRefused: number
  doubled: number
  others: string[]
  unavailable: number
  answeredPerSecond: number
}

/** Runs on PostgreSQL, through a proxy that breaks connections. */
export async function soakPostgres(
  server: string,
  isOver: () => boolean,
  restart?: () => Promise<unknown>,
): Promise<Written> {
  const { url, drop } = await createDatabase(server)
  const proxy = await startTcpProxy(url)
  const db = openPostgres(proxy.url, owners)
  const observer = openPostgres(`${url}?application_name=eye`, owners)
  try {
    const [written] = await Promise.all([
      soakWrites(db, observer, isOver),
      breakConnections(proxy, observer, isOver, restart),
    ])
    return { ...written, others: [...written.others, ...(await notIdle(observer)), ...stillInUse(db)] }
  } finally {
    await Promise.all([db.close(), observer.close()])
    proxy.close()
    await drop()
  }
}

/** Runs on an embedded database in memory. */
export async function soakEmbedded(isOver: () => boolean): Promise<Written> {
  const db = await openEmbedded(await migratedImage(), owners)
  try {
    const written = await soakWrites(db, db, isOver)
    return { ...written, others: [...written.others, ...stillInUse(db)] }
  } finally {
    await db.close()
  }
}

const stillInUse = ({ queue }: Database) => {
  const { inUse, waiting } = queue.state()
  return inUse + waiting > 0 ? [`${inUse} connections are in use and ${waiting} calls wait afterwards`] : []
}

/** Connections that are still not idle or in a transaction after the server had time to notice the cut ones. */
async function notIdle(observer: Queryable): Promise<string[]> {
  const states = () =>
    observer.rows<{ state: string }>(`select state from pg_stat_activity where datname = current_database()
    and application_name = 'kinora-api' and (state <> 'idle' or xact_start is not null)`)
  const until = Date.now() + NOTICED_WITHIN_MS
  while ((await states()).length > 0 && Date.now() < until) await sleep(RETRY_AFTER_MS)
  return (await states()).map(({ state }) => `a connection is ${state} afterwards`)
}

/**
 * Writes numbers and reads, 400 at once, until `isOver` and one write is acknowledged: a third are reads, a third plain
 * writes, a third transactions, of which every tenth fails and is rolled back. Afterwards counts through `observer` which
 * writes are in the database.
 */
async function soakWrites(db: Database, observer: Queryable, isOver: () => boolean): Promise<Written> {
  await observer.rows('create table written (number int not null)')
  const acknowledged = { plain: new Set<number>(), together: new Set<number>() }
  const refused = new Set<number>()
  const others = new Map<string, number>()
  let [last, answered, unavailable] = [0, 0, 0]

  const insert = (number: number) => sql`insert into written values (${number})`
  const calls = [
    () => db.rows('select count(*)::int as count, repeat($filler, 1000) as filler from pg_class', { filler: 'x' }),
    async (number: number) => {
      if (number % 2 === 0) await db.rows('insert into written values ($number)', { number })
      else await db.orm.execute(insert(number))
      acknowledged.plain.add(number)
    },
    async (number: number) => {
      const isRefused = number % 10 === 0
      if (isRefused) refused.add(number)
      await db.transaction(async (tx) => {
        for (let part = 0; part < PARTS; part++) await tx.orm.execute(insert(number))
        if (isRefused) throw new Refused()
      })
      acknowledged.together.add(number)
    },
  ]
  const member = async () => {
    while (!isOver() || acknowledged.plain.size + acknowledged.together.size === 0) {
      const number = ++last
      try {
        await calls[Math.floor(number / 10) % calls.length]!(number)
        answered++
      } catch (error) {
        if (error instanceof Refused) answered++
        else if (isUnavailable(error)) {
          unavailable++
          await sleep(RETRY_AFTER_MS)
        } else others.set(String(error), (others.get(String(error)) ?? 0) + 1)
      }
    }
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: IN_FLIGHT }, member))
  const seconds = (performance.now() - begun) / 1_000

  const rows = await observer.rows<{ number: number; count: number }>(
    'select number, count(*)::int as count from written group by number',
  )
  const there = new Map(rows.map(({ number, count }) => [number, count]))
  const isTransaction = (number: number) => Math.floor(number / 10) % calls.length === 2
  return {
    acknowledged: acknowledged.plain.size + acknowledged.together.size,
    notThere:
      [...acknowledged.plain].filter((number) => !there.has(number)).length +
      [...acknowledged.together].filter((number) => (there.get(number) ?? 0) < PARTS).length,
    thereThoughRefused: rows.filter(
      ({ number, count }) => refused.has(number) || (isTransaction(number) && count < PARTS),
    ).length,
    doubled: rows.filter(({ number, count }) => count > (isTransaction(number) ? PARTS : 1)).length,
    others: [...others].map(([message, times]) => `${times} × ${message}`),
    unavailable,
    answeredPerSecond: answered / seconds,
  }
}
