import { join } from 'node:path'
import { openFolder, type OpenStore } from './home.ts'
import { objectStore } from './store/objectStore.ts'
import { s3Objects, s3SettingsIn, type S3Settings } from './objects/index.ts'
import { knownKeys } from './store/signing.ts'

/**
 * The store of a home folder, or of the bucket that RELEASE_STORE names, and the trusted keys.
 * @param s3 null for the folder
 * @throws Error that names a wrong setting
 */
export async function openStore(
  home: string,
  publicKeys?: string,
  s3: S3Settings | null = s3SettingsIn(process.env, 'RELEASE_STORE'),
): Promise<OpenStore> {
  if (!s3) return openFolder(home, publicKeys)
  const store = objectStore(await s3Objects(s3), join(home, 'store/.staging'))
  return { store, keys: await knownKeys(home, publicKeys) }
}
