import { createHash, randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import pg from 'pg'
import { openPostgres } from '../../src/platform/database/drivers/openPostgres.ts'
import { prepareDatabase } from '../../src/platform/database/drivers/prepareDatabase.ts'
import { installJobs } from '../../src/platform/jobs/installJobs.ts'
import { owners } from '../../src/app/owners.ts'
import { schemaVersion } from './schemaVersion.ts'

/** Names of databases say which process of which machine they belong to. */
const OWN = `kinora_test_${createHash('sha256').update(hostname()).digest('hex').slice(0, 8)}_`

/** A database that was created for one run; `drop` also ends connections that still use it. */
export type OwnDatabase = { url: string; drop: () => Promise<unknown> }

/** Creates an empty database on this server. */
export const createDatabase = (server: string) => createFrom(server, 'template1')

/** Creates a database with all migrations and no rows: a copy of a template that is made once and stays there. */
export async function copyMigrated(server: string): Promise<OwnDatabase> {
  const template = `kinora_${schemaVersion}`
  const isThere = await ask(server, `select from pg_database where datname = '${template}'`)
  if (isThere === 0) await makeTemplate(server, template)
  return createFrom(server, template)
}

async function createFrom(server: string, template: string): Promise<OwnDatabase> {
  const name = `${OWN}${process.pid}_${randomUUID().slice(0, 8)}`
  await ask(server, `create database ${name} template ${template}`)
  return { url: urlOf(server, name), drop: () => ask(server, `drop database if exists ${name} with (force)`) }
}

/** Migrates a database, then renames it to `template`: atomic, and safe if several processes do so concurrently. */
async function makeTemplate(server: string, template: string) {
  const { url, drop } = await createDatabase(server)
  const db = openPostgres(url, owners)
  await prepareDatabase(db)
    .then(() => installJobs(db))
    .finally(db.close)
  await ask(server, `alter database ${new URL(url).pathname.slice(1)} rename to ${template}`).catch(drop)
}

function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = name
  return url.href
}

/** Drops the databases of processes of this machine that were killed before they could. */
export async function dropAbandoned(server: string): Promise<void> {
  const { rows } = await query(server, `select datname as name from pg_database where datname like '${OWN}%'`)
  const names = (rows as { name: string }[]).map(({ name }) => name)
  const abandoned = names.filter((name) => !isAlive(parseInt(name.slice(OWN.length))))
  // Fails if another process does the same.
  for (const name of abandoned) await ask(server, `drop database if exists ${name}`).catch(() => {})
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Runs a statement. Returns the number of rows. */
const ask = async (server: string, text: string): Promise<number> => (await query(server, text)).rowCount ?? 0

async function query(server: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client(server)
  await client.connect()
  return client.query(text).finally(() => client.end())
}
