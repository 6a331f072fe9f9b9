import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsFolder } from './database.ts'

// The migrator silently skips migrations that are dated before the last one that has run, which happens when branches
// are merged.
test('each migration is dated after the one before it', () => {
  const dates = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
  assert.ok(dates.length > 0)
  assert.deepEqual(
    dates,
    [...new Set(dates)].toSorted((one, other) => one - other),
  )
})
