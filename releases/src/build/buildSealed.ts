import type { KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildOptions } from '@kinora/build'
import { sealRelease } from '../store/sealRelease.ts'
import { suffixOf } from './commitOf.ts'
import { errorAt } from './errorAt.ts'

type Options = Omit<BuildOptions, 'suffix'> & {
  /** What `commitOf` says of the sources. */
  commit: string
  key: KeyObject
}

/**
 * Builds a package into its `outFolder`, and seals it. Returns its version.
 * @throws Error that lists the build's problems
 */
export async function buildSealed({ commit, key, ...options }: Options): Promise<string> {
  // Imported here because webpack is large, and processes that only serve releases never need it.
  const { buildRelease } = await import('@kinora/build')
  const { outFolder, mode } = options
  const suffix = suffixOf(commit, mode)
  const built = await buildRelease({ ...options, suffix }).catch(async ({ message, stack }: Error) => {
    const filename = join(outFolder, 'server.cjs')
    const source = await readFile(filename, 'utf8').catch(() => '')
    throw new Error(stack?.includes(`${filename}:`) ? errorAt(stack, [{ filename, source }]) : message)
  })
  await sealRelease(outFolder, { ...built, commit }, key)
  return built.version
}
