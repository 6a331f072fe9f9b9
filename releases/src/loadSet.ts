import type { ReleaseSet, SetPages } from '@kinora/contracts'
import { loadRelease, ReleaseRefused, verified, type LoadedRelease } from './loadRelease.ts'
import type { KnownKeys } from './signing.ts'
import type { ReleaseStore } from './store.ts'

/** A set with all that could be loaded of it. */
export type LoadedSet = {
  set: ReleaseSet
  shell: LoadedRelease & { server: string }
  /** The shell's document, into which pages are written. */
  template: string
  remotes: LoadedRemote[]
}

export type LoadedRemote = {
  name: string
  version: string
  /** Null where the release is missing, unsigned or altered. */
  release: LoadedRelease | null
  /** What to tell the operator when anything of it cannot be used. */
  problem: string | null
  /** The last other version that was live and can still be believed. */
  fallback: LoadedRelease | null
  /** Known even where the release is lost. */
  pages: SetPages
}

/** How many sets back a last good version is looked for. */
const SETS_BACK = 10

/**
 * Loads a set. A remote that cannot be used is part of the result; a shell that cannot be used is not.
 * @throws ReleaseRefused, MissingFile
 */
export async function loadSet(store: ReleaseStore, keys: KnownKeys, id: string): Promise<LoadedSet> {
  const set = await store.readSet(id)
  const { shell: version, ...versions } = set.releases
  if (version === undefined) throw new ReleaseRefused(`Set ${id} has no shell.`)

  const shell = await loadRelease(store, keys, 'shell', version)
  const template = await verified((file) => store.read('shell', version, file), shell.document, 'client/document.html')
  if (shell.server === null) throw new ReleaseRefused(`shell ${version} is refused: its server half is missing or altered.`)
  if (template === null) throw new ReleaseRefused(`shell ${version} is refused: its document.html is missing or altered.`)

  const earlier = await setsBefore(store, set)
  const remotes = Object.entries(versions).map(([name, wanted]) => loadRemote(store, keys, set, name, wanted, earlier))
  return { set, shell: { ...shell, server: shell.server }, template, remotes: await Promise.all(remotes) }
}

async function loadRemote(
  store: ReleaseStore,
  keys: KnownKeys,
  set: ReleaseSet,
  name: string,
  version: string,
  earlier: ReleaseSet[],
): Promise<LoadedRemote> {
  const attempt = await loadOr(store, keys, name, version)
  const release = attempt instanceof Error ? null : attempt
  const fallback = await lastGood(store, keys, name, version, earlier)
  const { routes, nav } = release?.document ?? set.pages[name] ?? fallback?.document ?? { routes: [], nav: [] }
  const problem =
    attempt instanceof Error ? attempt.message
    : attempt.server === null ? `${name} ${version} is rendered in browsers: its server half is missing or altered.`
    : null
  return { name, version, release, problem, fallback, pages: { routes, nav } }
}

async function lastGood(store: ReleaseStore, keys: KnownKeys, name: string, version: string, earlier: ReleaseSet[]): Promise<LoadedRelease | null> {
  const others = new Set(earlier.map(({ releases }) => releases[name]).filter((other) => other !== undefined && other !== version))
  for (const other of others) {
    const release = await loadOr(store, keys, name, other!)
    if (!(release instanceof Error)) return release
  }
  return null
}

const loadOr = (store: ReleaseStore, keys: KnownKeys, name: string, version: string): Promise<LoadedRelease | ReleaseRefused> =>
  loadRelease(store, keys, name, version).catch((error: unknown) => {
    if (error instanceof ReleaseRefused) return error
    throw error
  })

/** The sets that led to this one, newest first. */
async function setsBefore(store: ReleaseStore, { previous }: ReleaseSet): Promise<ReleaseSet[]> {
  const sets: ReleaseSet[] = []
  for (let id = previous; id !== null && sets.length < SETS_BACK; ) {
    const set = await store.readSet(id).catch(() => null)
    if (!set) break
    sets.push(set)
    id = set.previous
  }
  return sets
}
