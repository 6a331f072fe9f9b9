import { randomBytes } from 'node:crypto'
import type { ReleaseManifest, ManifestPages } from '@kinora/contracts'
import { loadRelease } from './loadRelease.ts'
import type { KnownKeys } from './signing.ts'
import { LiveManifestChanged, type ReleaseStore } from './store.ts'

/**
 * Makes published versions live in one atomic step; other packages keep their live versions. Concurrent promotions do
 * not overwrite each other: the later one is retried on top of the earlier.
 * @throws ReleaseRefused when a version is not in the store or has no valid signature.
 */
export async function promote(
  store: ReleaseStore,
  keys: KnownKeys,
  versions: Record<string, string>,
  note?: string,
): Promise<ReleaseManifest> {
  const pages = await pagesOf(store, keys, versions)
  for (;;) {
    const previous = await store.live()
    const base = previous === null ? null : await store.readManifest(previous)
    const manifest: ReleaseManifest = {
      id: newManifestId(),
      createdAt: new Date().toISOString(),
      previous,
      ...(note === undefined ? {} : { note }),
      releases: { ...base?.releases, ...versions },
      pages: { ...base?.pages, ...pages },
    }
    await store.putManifest(manifest)
    try {
      await store.setLive(manifest.id, previous)
      return manifest
    } catch (error) {
      if (!(error instanceof LiveManifestChanged)) throw error
    }
  }
}

async function pagesOf(
  store: ReleaseStore,
  keys: KnownKeys,
  versions: Record<string, string>,
): Promise<Record<string, ManifestPages>> {
  const documents = await Promise.all(
    Object.entries(versions).map(([name, version]) => loadRelease(store, keys, name, version)),
  )
  const remotes = documents.filter(({ document }) => document.name !== 'shell')
  return Object.fromEntries(
    remotes.map(({ document: { name, routes, nav, indexes } }) => [
      name,
      { routes: routes.map(({ scripts: _scripts, styles: _styles, ...page }) => page), nav, indexes },
    ]),
  )
}

/** Sorts by time: `20261120T193612Z-4f2a9c`. */
const newManifestId = () => `${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}-${randomBytes(3).toString('hex')}`
