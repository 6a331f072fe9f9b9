import type { ReleaseManifest } from '@kinora/contracts'
import { unlessUnreachable, type ReleaseStore } from './store.ts'

/**
 * A manifest, by its id, and those that led to it, newest first. It ends where one is missing.
 * @throws StoreUnreachable
 */
export async function* history(store: ReleaseStore, from: string | null): AsyncGenerator<ReleaseManifest> {
  for (let id = from; id !== null;) {
    const manifest: ReleaseManifest | null = await store.readManifest(id).catch(unlessUnreachable(() => null))
    if (!manifest) return
    yield manifest
    id = manifest.previous
  }
}

/** The versions of a package in that history, newest first, each once. */
export async function* pastVersions(store: ReleaseStore, from: string | null, name: string): AsyncGenerator<string> {
  const seen = new Set<string>()
  for await (const { releases } of history(store, from)) {
    const version = releases[name]
    if (version === undefined || seen.has(version)) continue
    seen.add(version)
    yield version
  }
}
