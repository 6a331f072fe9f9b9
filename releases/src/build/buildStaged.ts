import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { writeAtomically } from '../store/atomicFile.ts'
import { WORKSPACE } from '../home.ts'
import { buildSealed } from './buildSealed.ts'
import { commitOf, suffixOf } from './commitOf.ts'
import { inputPaths, inputsDigest } from './inputsDigest.ts'
import { signingKey } from '../store/signing.ts'
import type { ReleaseStore } from '../store/store.ts'

type Mode = 'production' | 'development'
type Options = {
  packageFolder?: string
  mode?: Mode | undefined
  minify?: boolean | undefined
  /** By default it is derived from what the build contains. */
  version?: string
  /** Of webpack; by default that of the home folder. */
  cacheFolder?: string
}

/**
 * Builds a package, by default from this workspace, and seals it, in a staged folder for `store.put`. The store may have
 * the version already: different sources can give the same release.
 * @throws Error that lists the build's problems.
 */
export async function buildStaged(
  home: string,
  store: ReleaseStore,
  name: string,
  options: Options = {},
): Promise<{ folder: string; version: string }> {
  const {
    packageFolder = join(WORKSPACE, name),
    mode = 'production',
    minify,
    version,
    cacheFolder = join(home, 'cache/webpack'),
  } = options
  const outFolder = await store.stage()
  const commit = commitBehind(packageFolder)
  const versionPath = await versionFile(home, packageFolder, mode)
  const builtVersion = await buildSealed({
    packageFolder,
    name,
    version,
    outFolder,
    mode,
    minify,
    cacheFolder,
    commit,
    key: await signingKey(home),
  })

  // A file that changed during the build may be in it or not.
  if (version === undefined && versionPath === (await versionFile(home, packageFolder, mode))) {
    await mkdir(dirname(versionPath), { recursive: true })
    await writeAtomically(versionPath, builtVersion)
  }
  return { folder: outFolder, version: builtVersion }
}

/** The version that a build of the present sources would have, if that is known without a build and in the store. */
export async function unchangedVersion(
  home: string,
  store: ReleaseStore,
  name: string,
  { packageFolder = join(WORKSPACE, name), mode = 'production' }: Options = {},
): Promise<string | null> {
  const version = await readFile(await versionFile(home, packageFolder, mode), 'utf8').catch(() => null)
  return version !== null && (await store.has(name, version)) ? version : null
}

/** The file that has the version which was built from the present sources. */
async function versionFile(home: string, packageFolder: string, mode: Mode): Promise<string> {
  const digest = await inputsDigest(WORKSPACE, relative(WORKSPACE, packageFolder))
  return join(home, 'cache/versions', digest + suffixOf(commitBehind(packageFolder), mode))
}

const commitBehind = (packageFolder: string) => commitOf(WORKSPACE, inputPaths(relative(WORKSPACE, packageFolder)))
