import type { ReleaseManifest } from '@kinora/contracts'
import type { Changes } from './candidateManifest.ts'
import { loadRelease } from '../store/loadRelease.ts'
import { promote } from './promote.ts'
import type { KnownKeys } from '../store/signing.ts'
import type { ReleaseStore } from '../store/store.ts'

/**
 * Makes versions of the store live without the promotion check, for development and for tests that need a broken
 * product. The manifest says so. @throws Error in production
 */
export async function promoteUnchecked(
  store: ReleaseStore,
  keys: KnownKeys,
  versions: Record<string, string>,
  { kind = 'release', by = 'development', note }: { kind?: 'release' | 'start'; by?: string; note?: string } = {},
): Promise<ReleaseManifest> {
  if (process.env['NODE_ENV'] === 'production') throw new Error('In production nothing goes live unchecked.')
  const changes: Changes = {}
  for (const [name, version] of Object.entries(versions)) changes[name] = await loadRelease(store, keys, name, version)
  return (await promote({ store, keys, changes, kind, by, note, check: null })).manifest
}
