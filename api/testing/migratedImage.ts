import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrationsFolder } from '../src/database/database.ts'
import { schemaVersion } from './schemaVersion.ts'

/** Beside the packages, so that it goes when they are installed anew. */
const file = fileURLToPath(new URL(`../../node_modules/.cache/kinora/${schemaVersion}.tar`, import.meta.url))

/**
 * An embedded database with every migration, and no rows. Making one takes seconds and reading it back a moment, so it
 * is made once for all test files.
 */
export const migratedImage = (): Promise<Blob> => readFile(file).then((bytes) => new Blob([bytes]), makeImage)

async function makeImage(): Promise<Blob> {
  const lite = await PGlite.create({ extensions: { pg_trgm, unaccent } })
  await migrate(drizzle({ client: lite }), { migrationsFolder })
  const image = await lite.dumpDataDir('none')
  await lite.close()
  // Whole or not at all: another test file may look for it now.
  const own = `${file}.${process.pid}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(own, image.stream())
  await rename(own, file)
  return image
}
