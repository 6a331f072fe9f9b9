import type { RegisteredRemote } from '@kinora/contracts'
import type { RemoteVersion } from './definitionLoader.ts'

export type RemoteVersions = ReturnType<typeof remoteVersions>

/** Which versions of each remote this tab may load. */
export function remoteVersions(registered: RegisteredRemote[]) {
  const remotes = new Map(registered.map((remote) => [remote.name, remote]))
  /** Versions that threw while they were rendered, by remote. */
  const failed = new Map<string, Set<string>>()

  /** The versions to try, in order: those that have not failed; if all have, the last good one. */
  function usable(name: string): RemoteVersion[] {
    const all = versionsOf(remotes.get(name))
    const sound = all.filter(({ version }) => !failed.get(name)?.has(version))
    return sound.length > 0 ? sound : all.slice(-1)
  }

  return {
    usable,
    /** Loads a remote from another version from now on. False when every version has failed. */
    leave(name: string, version: string): boolean {
      failed.set(name, new Set(failed.get(name)).add(version))
      return versionsOf(remotes.get(name)).some((other) => !failed.get(name)!.has(other.version))
    },
    /** Forgets which versions of a remote have failed. */
    forgive: (name: string): void => void failed.delete(name),
    replace: (remote: RegisteredRemote): void => void remotes.set(remote.name, remote),
  }
}

/** The live version, then the last good one. */
function versionsOf(remote: RegisteredRemote | undefined): RemoteVersion[] {
  if (!remote) return []
  const { name, version, entry, integrity, fallback } = remote
  const live = entry && integrity ? [{ name, version, entry, integrity }] : []
  return [...live, ...(fallback ? [{ name, ...fallback }] : [])]
}
