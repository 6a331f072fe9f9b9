import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../store/atomicFile.ts'

/** The remotes of this machine that stand in for those of a deployed product: versions in the home folder's store, by name. */
type LocalVersions = Record<string, string>

const fileOf = (home: string) => join(home, 'against.json')

/** Read again for each page, because every build writes them. */
export const readLocalVersions = async (home: string): Promise<LocalVersions> =>
  JSON.parse(await readFile(fileOf(home), 'utf8')) as LocalVersions

export const writeLocalVersions = (home: string, versions: LocalVersions): Promise<void> =>
  writeAtomically(fileOf(home), JSON.stringify(versions))
