import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { WORKSPACE } from './home.ts'
import { sealRelease } from './sealRelease.ts'
import { signingKey } from './signing.ts'
import type { ReleaseStore } from './store.ts'

type Options = { packageFolder?: string; mode?: 'production' | 'development' }

/**
 * Builds a package, by default from this workspace, and seals it, in a staged folder for `store.put`.
 * @throws Error that lists the build's problems.
 */
export async function buildStaged(
  home: string,
  store: ReleaseStore,
  name: string,
  version: string,
  options: Options = {},
): Promise<string> {
  // Imported here because webpack is large, and processes that only serve releases never need it.
  const { buildRelease } = await import('@kinora/build')
  const folder = await store.stage()
  const cacheFolder = join(home, 'cache/webpack')
  const { packageFolder = join(WORKSPACE, name), mode = 'production' } = options
  const built = await buildRelease({ packageFolder, name, version, outFolder: folder, mode, cacheFolder })
  await sealRelease(folder, { ...built, commit: commit() }, await signingKey(home))
  return folder
}

/** The commit that is checked out; `unknown` without a Git repository. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: WORKSPACE,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unknown'
  }
}
