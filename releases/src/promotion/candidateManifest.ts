import type { ReleaseManifest } from '@kinora/contracts'
import { loadRelease, ReleaseRefused, type LoadedRelease } from '../store/loadRelease.ts'
import { withPages, type LoadedManifest, type LoadedRemote } from '../store/loadManifest.ts'
import type { KnownKeys } from '../store/signing.ts'
import type { ReleaseStore } from '../store/store.ts'

/** A manifest that is not live yet, as it is checked. */
export type Candidate = Pick<LoadedManifest, 'manifest' | 'shell' | 'remotes'>
/** The release that goes live, by name; null for a remote that leaves. */
export type Changes = Record<string, LoadedRelease | null>

export const NO_SHELL = 'No shell is live yet. Release the shell first, or together with this.'

/**
 * The manifest `base` with changed releases in it.
 * @throws ReleaseRefused when there is no usable shell.
 */
export async function candidateManifest(
  store: ReleaseStore,
  keys: KnownKeys,
  base: ReleaseManifest | null,
  changes: Changes,
): Promise<Candidate> {
  const { shell: shellVersion, ...others } = base?.releases ?? {}
  const shell =
    changes['shell'] ?? (shellVersion === undefined ? null : await loadRelease(store, keys, 'shell', shellVersion))
  if (!shell) throw new ReleaseRefused(NO_SHELL)
  if (shell.server === null)
    throw new ReleaseRefused(`shell ${shell.document.version} is refused: its server bundle is missing or altered.`)

  const names = [...new Set([...Object.keys(others), ...Object.keys(changes)])].filter(
    (name) => name !== 'shell' && changes[name] !== null,
  )
  return {
    manifest: { id: 'candidate', createdAt: '', previous: base?.id ?? null, releases: {}, pages: {} },
    shell: { ...shell, server: shell.server },
    remotes: await Promise.all(names.map(remoteOf)),
  }

  async function remoteOf(name: string): Promise<LoadedRemote> {
    const release = changes[name] ?? (await loadRelease(store, keys, name, others[name]!).catch(refusal))
    const version = changes[name]?.document.version ?? others[name]!
    return withPages({ name, version, fallback: null }, release, base)
  }
}

function refusal(error: unknown): ReleaseRefused {
  if (error instanceof ReleaseRefused) return error
  throw error
}
