import { join, resolve } from 'node:path'
import { folderStore } from './store/folderStore.ts'
import { objectStore } from './store/objectStore.ts'
import { s3SettingsIn, type S3Settings } from './store/s3Settings.ts'
import { knownKeys, type KnownKeys } from './store/signing.ts'
import type { ReleaseStore } from './store/store.ts'

/** The workspace's root. */
export const WORKSPACE = resolve(import.meta.dirname, '../..')

/** The folder of generated files: KINORA_HOME, or `.kinora` in the workspace. */
export const kinoraHome = (env: NodeJS.ProcessEnv = process.env) =>
  resolve(env['KINORA_HOME'] || join(WORKSPACE, '.kinora'))

/**
 * The store of a home folder, or of the bucket that RELEASE_STORE names, and the trusted keys.
 * @param s3 null for the folder
 * @throws Error that names a wrong setting
 */
export async function openStore(
  home: string,
  publicKeys?: string,
  s3: S3Settings | null = s3SettingsIn(process.env),
): Promise<{ store: ReleaseStore; keys: KnownKeys }> {
  return { store: await storeOf(home, s3), keys: await knownKeys(home, publicKeys) }
}

async function storeOf(home: string, s3: S3Settings | null): Promise<ReleaseStore> {
  if (!s3) return folderStore(join(home, 'store'))
  // The client takes a moment to load, and few need it.
  const { s3Objects } = await import('./store/s3Objects.ts')
  return objectStore(s3Objects(s3), join(home, 'store/.staging'))
}
