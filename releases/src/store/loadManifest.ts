import type { ReleaseManifest, ManifestPages } from '@kinora/contracts'
import { loadRelease, ReleaseRefused, verified, type LoadedRelease } from './loadRelease.ts'
import type { KnownKeys } from './signing.ts'
import type { ReleaseStore } from './store.ts'

/** A manifest with its releases, as far as they could be loaded. */
export type LoadedManifest = {
  manifest: ReleaseManifest
  shell: LoadedRelease & { server: string }
  /** The shell's document, into which pages are written. */
  template: string
  remotes: LoadedRemote[]
}

export type LoadedRemote = {
  name: string
  version: string
  /** Null if the release is missing, unsigned or altered. */
  release: LoadedRelease | null
  /** A message for the operator if any of it cannot be used. */
  problem: string | null
  /** The last other version that was live and has a valid signature. */
  fallback: LoadedRelease | null
  /** Known even if the release is missing. */
  pages: ManifestPages
}

const NO_PAGES: ManifestPages = { routes: [], nav: [], indexes: [] }

/**
 * Loads a manifest. A remote that cannot be used is in the result with its problem; for a shell that cannot be used it
 * throws.
 * @throws ReleaseRefused, MissingFile
 */
export async function loadManifest(store: ReleaseStore, keys: KnownKeys, id: string): Promise<LoadedManifest> {
  const manifest = await store.readManifest(id)
  const { shell: version, ...versions } = manifest.releases
  if (version === undefined) throw new ReleaseRefused(`Manifest ${id} has no shell.`)

  const shell = await loadRelease(store, keys, 'shell', version)
  const template = await verified((file) => store.read('shell', version, file), shell.document, 'client/document.html')
  if (shell.server === null)
    throw new ReleaseRefused(`shell ${version} is refused: its server bundle is missing or altered.`)
  if (template === null)
    throw new ReleaseRefused(`shell ${version} is refused: its document.html is missing or altered.`)

  const remotes = Object.entries(versions).map(([name, remoteVersion]) =>
    loadRemote(store, keys, manifest, name, remoteVersion),
  )
  return { manifest, shell: { ...shell, server: shell.server }, template, remotes: await Promise.all(remotes) }
}

async function loadRemote(
  store: ReleaseStore,
  keys: KnownKeys,
  manifest: ReleaseManifest,
  name: string,
  version: string,
): Promise<LoadedRemote> {
  const lastGood = manifest.lastGood?.[name]
  const [attempt, fallback] = await Promise.all([
    loadOr(store, keys, name, version),
    lastGood === undefined ? null : loadOr(store, keys, name, lastGood),
  ])
  return withPages({ name, version, fallback: fallback instanceof Error ? null : fallback }, attempt, manifest)
}

/** A remote with its pages, which the manifest knows also if the release cannot be loaded. */
export function withPages(
  remote: Pick<LoadedRemote, 'name' | 'version' | 'fallback'>,
  attempt: LoadedRelease | ReleaseRefused,
  manifest: ReleaseManifest | null,
): LoadedRemote {
  const { name, version, fallback } = remote
  const release = attempt instanceof Error ? null : attempt
  const { routes, nav, indexes } = release?.document ?? manifest?.pages[name] ?? fallback?.document ?? NO_PAGES
  const problem =
    attempt instanceof Error
      ? attempt.message
      : attempt.server === null
        ? `${name} ${version} is rendered in browsers: its server bundle is missing or altered.`
        : null
  return { ...remote, release, problem, pages: { routes, nav, indexes } }
}

const loadOr = (
  store: ReleaseStore,
  keys: KnownKeys,
  name: string,
  version: string,
): Promise<LoadedRelease | ReleaseRefused> =>
  loadRelease(store, keys, name, version).catch((error: unknown) => {
    if (error instanceof ReleaseRefused) return error
    throw error
  })
