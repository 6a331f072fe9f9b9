import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type Database, migrationsFolder } from '../database/database.ts'

const wanted = readMigrationFiles({ migrationsFolder }).length

/** Whether all migrations of this build have run; a newer process may have run more. Rejects without a database. */
export async function isMigrated(db: Database): Promise<boolean> {
  const [done] = await db.rows<{ count: number }>('select count(*)::int as count from drizzle.__drizzle_migrations')
  return (done?.count ?? 0) >= wanted
}
