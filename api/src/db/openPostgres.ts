import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { type Database, DatabaseUnavailable, isUnreachable, migrationsFolder } from './database.ts'

const CONNECTIONS = 10
/** A request gets its answer or a 503 within this time, whatever the network does. */
const QUERY_DEADLINE_MS = 3_000
/** Any number, the same in every process. */
const LOCK = 727_001

/** Connects on first use; PostgreSQL 15 and newer. */
export function openPostgres(url: string): Database {
  const connection = { application_name: 'kinora-api' }
  const sql = postgres(url, {
    max: CONNECTIONS,
    connect_timeout: 3,
    onnotice: () => {},
    connection: { ...connection, statement_timeout: QUERY_DEADLINE_MS },
  })

  return {
    kind: 'postgres',
    orm: drizzle(sql),

    rows: async <Row>(text: string, values: (string | number | boolean | null)[] = []) => {
      const query = sql.unsafe(text, values, { prepare: true })
      return await withinDeadline(query).catch(translate) as unknown as Row[]
    },

    alone: async (work) => {
      const one = postgres(url, { max: 1, onnotice: () => {}, connection })
      try {
        await one`select pg_advisory_lock(${LOCK})`
        const orm = drizzle(one)
        await work({ orm: orm, migrate: () => migrate(orm, { migrationsFolder }) })
      } finally {
        await one.end({ timeout: 5 }) // ends the lock too
      }
    },

    listen: async (channel, heard) => {
      await sql.listen(channel, heard, heard)
    },

    close: () => sql.end({ timeout: 5 }),
  }
}

/** A dead network says nothing for minutes: statement_timeout is the server's and cannot arrive then. */
async function withinDeadline<Result>(query: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailable(new Error('No answer in time'))), QUERY_DEADLINE_MS + 200)
  })
  return Promise.race([query, deadline]).finally(() => clearTimeout(timer))
}

function translate(error: unknown): never {
  throw isUnreachable(error) ? new DatabaseUnavailable(error) : error
}
