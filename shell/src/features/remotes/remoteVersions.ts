import type { RegisteredRemote } from '@kinora/contracts'
import type { RemoteVersion } from './definitionLoader.ts'

export type RemoteVersions = ReturnType<typeof remoteVersions>

/** `mfe-catalog 1.2`, of a version that froze a tab of this browser; certain when it alone can have done it. */
export type Frozen = ReadonlyMap<string, { isCertain: boolean }>

/**
 * Which versions of each remote this tab may load.
 * @param frozen the other version is used instead; one that certainly froze is not even used when it is the only one
 */
export function remoteVersions(registered: RegisteredRemote[], frozen: Frozen) {
  let avoided = frozen
  const remotes = new Map(registered.map((remote) => [remote.name, remote]))
  /** Versions that threw while they were rendered, by remote. */
  const failed = new Map<string, Set<string>>()

  /** The versions to try, in order: those that have not failed; if all have, the last good one. */
  function usable(name: string): RemoteVersion[] {
    const safe = versionsOf(remotes.get(name)).filter((version) => !avoided.get(partOf(version))?.isCertain)
    const sound = safe.filter((one) => !failed.get(name)?.has(one.version) && !avoided.has(partOf(one)))
    return sound.length > 0 ? sound : safe.slice(-1)
  }

  return {
    usable,
    hasFailed: (name: string, version: string): boolean => failed.get(name)?.has(version) === true,
    /** Loads a remote from another version from now on. False when every version has failed. */
    leave(name: string, version: string): boolean {
      failed.set(name, new Set(failed.get(name)).add(version))
      return versionsOf(remotes.get(name)).some((other) => !failed.get(name)!.has(other.version))
    },
    /** Forgets which versions of a remote have failed or frozen. */
    forgive(name: string): void {
      failed.delete(name)
      avoided = new Map([...avoided].filter(([part]) => !part.startsWith(`${name} `)))
    },
    replace: (remote: RegisteredRemote): void => void remotes.set(remote.name, remote),
  }
}

const partOf = ({ name, version }: RemoteVersion) => `${name} ${version}`

/** The live version, then the last good one. */
function versionsOf(remote: RegisteredRemote | undefined): RemoteVersion[] {
  if (!remote) return []
  const { name, version, entry, integrity, runtime, fallback } = remote
  const live = entry && integrity ? [{ name, version, entry, integrity, ...(runtime && { runtime }) }] : []
  return [...live, ...(fallback ? [{ name, ...fallback }] : [])]
}
