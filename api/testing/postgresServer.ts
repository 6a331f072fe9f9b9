import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** A database that was made for one run; `drop` ends whoever still uses it. */
export type OwnDatabase = { url: string; drop: () => Promise<void> }

/** DATABASE_URL_TEST, else a server of this machine, that answers now. @throws when the one that was named does not. */
export async function findPostgres(): Promise<string | undefined> {
  const given = process.env.DATABASE_URL_TEST
  const local = ['root', 'postgres'].map((user) => `postgres://${user}@127.0.0.1:5432/postgres`)
  for (const url of given ? [given] : local) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    const answers = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end()
    if (answers) return url
  }
  if (given) throw new Error('No PostgreSQL answers at DATABASE_URL_TEST')
  return undefined
}

/** An empty database on a server that is there. */
export async function createDatabase(server: string): Promise<OwnDatabase> {
  const name = `kinora_test_${randomUUID().replaceAll('-', '')}`
  await ask(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  return {
    url: url.href,
    drop: () => ask(server, `drop database if exists ${name} with (force)`),
  }
}

async function ask(server: string, text: string) {
  const client = new pg.Client(server)
  await client.connect()
  await client.query(text).finally(() => client.end())
}
