import { PGlite } from '@electric-sql/pglite'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Beside the packages, so that it goes when they are installed anew. */
const file = fileURLToPath(new URL('../../node_modules/.cache/kinora/empty-database.tar', import.meta.url))

/**
 * An empty embedded database. Making one takes seconds and reading it back a moment, so it is made once for all test
 * files.
 */
export const emptyImage = (): Promise<Blob> => readFile(file).then((bytes) => new Blob([bytes]), makeImage)

async function makeImage(): Promise<Blob> {
  const lite = await PGlite.create()
  const image = await lite.dumpDataDir('none')
  await lite.close()
  // Whole or not at all: another test file may look for it now.
  const own = `${file}.${process.pid}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(own, image.stream())
  await rename(own, file)
  return image
}
