import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrationsFolder } from '../../src/platform/database/database.ts'
import { embeddedScript } from '../../src/platform/database/drivers/embeddedScript.ts'
import { installJobs } from '../../src/platform/jobs/installJobs.ts'
import { schemaVersion } from './schemaVersion.ts'

/** In node_modules, so that a new installation of the packages deletes it. */
const file = fileURLToPath(new URL(`../../node_modules/.cache/kinora/${schemaVersion}.tar`, import.meta.url))

/**
 * An image of an embedded database with all migrations and no rows. Making one takes seconds, so it is made once and
 * cached for all test files.
 */
export const migratedImage = (): Promise<Blob> => readFile(file).then((bytes) => new Blob([bytes]), makeImage)

async function makeImage(): Promise<Blob> {
  const lite = await PGlite.create({ extensions: { pg_trgm, unaccent } })
  await migrate(drizzle({ client: lite }), { migrationsFolder })
  await installJobs({ kind: 'embedded', script: (text, values) => embeddedScript(lite, text, values) })
  const image = await lite.dumpDataDir('none')
  await lite.close()
  // Renamed when complete, because other test files may read it concurrently.
  const temporary = `${file}.${process.pid}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(temporary, image.stream())
  await rename(temporary, file)
  return image
}
