import type { Candidate } from './check/checkManifest.ts'
import { loadRelease, ReleaseRefused, type LoadedRelease } from './loadRelease.ts'
import type { LoadedRemote } from './loadManifest.ts'
import type { KnownKeys } from './signing.ts'
import type { ReleaseStore } from './store.ts'

export const NO_SHELL = 'No shell is live yet. Release the shell first, or together with this.'

/**
 * The live manifest with the releases of `changed` in it.
 * @throws ReleaseRefused when there is no usable shell.
 */
export async function candidateManifest(
  store: ReleaseStore,
  keys: KnownKeys,
  changed: LoadedRelease[],
): Promise<Candidate> {
  const live = await store.live()
  const base = live === null ? null : await store.readManifest(live)
  const { shell: shellVersion, ...others } = base?.releases ?? {}
  const fresh = new Map(changed.map((release) => [release.document.name, release]))

  const shell =
    fresh.get('shell') ??
    (shellVersion === undefined ? undefined : await loadRelease(store, keys, 'shell', shellVersion))
  if (!shell) throw new ReleaseRefused(NO_SHELL)
  if (shell.server === null)
    throw new ReleaseRefused(`shell ${shell.document.version} is refused: its server bundle is missing or altered.`)

  const names = [...new Set([...Object.keys(others), ...fresh.keys()])].filter((name) => name !== 'shell')
  const remotes = names.map((name) => remoteOf(name, others[name], fresh.get(name)))
  return {
    manifest: { id: 'candidate', createdAt: '', previous: live, releases: {}, pages: {} },
    shell: { ...shell, server: shell.server },
    remotes: await Promise.all(remotes),
  }

  async function remoteOf(
    name: string,
    liveVersion: string | undefined,
    changed: LoadedRelease | undefined,
  ): Promise<LoadedRemote> {
    const release = changed ?? (await loadRelease(store, keys, name, liveVersion!).catch(refusal))
    const version = changed?.document.version ?? liveVersion!
    if (release instanceof ReleaseRefused) {
      return {
        name,
        version,
        release: null,
        problem: release.message,
        fallback: null,
        pages: base?.pages[name] ?? { routes: [], nav: [], indexes: [] },
      }
    }
    const { routes, nav, indexes } = release.document
    return { name, version, release, problem: null, fallback: null, pages: { routes, nav, indexes } }
  }
}

function refusal(error: unknown): ReleaseRefused {
  if (error instanceof ReleaseRefused) return error
  throw error
}
