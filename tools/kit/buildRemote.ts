import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSealed, commitOf } from '@kinora/releases/build'
import { OWN_FOLDER, ownKey } from './ownKey.ts'

const NAME = /^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** A release that is built, signed and not sent yet. */
export type BuiltRemote = { name: string; version: string; folder: string }

/**
 * Builds and signs the remote in a folder. An earlier build there is replaced.
 * @param folder of the repository, absolute
 * @throws Error when there is no remote in it, or that lists the build's problems
 */
export async function buildRemote(folder: string): Promise<BuiltRemote> {
  const name = remoteIn(folder)
  const outFolder = join(folder, OWN_FOLDER, 'release')
  const version = await buildSealed({
    packageFolder: folder,
    name,
    outFolder,
    mode: 'production',
    cacheFolder: join(folder, OWN_FOLDER, 'cache'),
    commit: commitOf(folder, ['.']),
    key: await ownKey(folder),
  })
  return { name, version, folder: outFolder }
}

/** The name of the remote in a folder. @throws Error when there is none */
export function remoteIn(folder: string): string {
  const file = join(folder, 'package.json')
  const { name = '' } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as { name?: string }
  if (NAME.test(name)) return name
  throw new Error('There is no remote here: no package.json with a name such as mfe-garden.')
}
