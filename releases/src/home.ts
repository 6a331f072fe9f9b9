import { join, resolve } from 'node:path'
import { folderStore } from './store/folderStore.ts'
import { knownKeys, type KnownKeys } from './store/signing.ts'
import type { ReleaseStore } from './store/store.ts'

/** The workspace's root. */
export const WORKSPACE = resolve(import.meta.dirname, '../..')

/** The folder of generated files: KINORA_HOME, or `.kinora` in the workspace. */
export const kinoraHome = (env: NodeJS.ProcessEnv = process.env) =>
  resolve(env['KINORA_HOME'] || join(WORKSPACE, '.kinora'))

export type OpenStore = { store: ReleaseStore; keys: KnownKeys }

/** The store in a home folder, wherever the releases of the product are, and its trusted keys. */
export async function openFolder(home: string, publicKeys?: string): Promise<OpenStore> {
  return { store: folderStore(join(home, 'store')), keys: await knownKeys(home, publicKeys) }
}
