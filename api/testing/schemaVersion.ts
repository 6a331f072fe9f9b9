import { createHash } from 'node:crypto'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsFolder } from '../src/database/database.ts'

const hashes = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)

/** A hash of all migrations, which names the databases that tests keep between runs. */
export const schemaVersion = `schema_${createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16)}`
