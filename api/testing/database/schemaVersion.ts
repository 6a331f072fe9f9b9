import { createHash } from 'node:crypto'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { getConstructionPlans } from 'pg-boss'
import { migrationsFolder } from '../../src/platform/database/database.ts'
import { QUEUES, SCHEDULES } from '../../src/platform/jobs/queues.ts'

const hashes = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
const queues = JSON.stringify([QUEUES, SCHEDULES, getConstructionPlans()])

/** A hash of all migrations and of the tables of jobs, which names the databases that tests keep between runs. */
export const schemaVersion = `schema_${createHash('sha256')
  .update(hashes.join() + queues)
  .digest('hex')
  .slice(0, 16)}`
