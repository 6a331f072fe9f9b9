import type { RemoteDefinition } from '@kinora/remote'
import { getInstance } from '@module-federation/enhanced/runtime'
import { allowContainer, loadContainer } from './loadContainer.ts'

/** One version of a remote and where its container is. */
export type RemoteVersion = { name: string; version: string; entry: string; integrity: string }

/**
 * Loads remotes' definitions through the federation runtime, each version once. `again` loads another
 * container under a new URL, because a request that hangs blocks its URL and those of its chunks.
 * @throws Error when the container, or what it exposes, does not load.
 */
export function createDefinitionLoader() {
  const federation = getInstance()
  if (!federation) throw new Error('The shell was built without its federation runtime')
  federation.registerPlugins([loadContainer])
  const definitions = new Map<string, Promise<RemoteDefinition>>()
  let containers = 0

  async function load({ name, version, entry, integrity }: RemoteVersion, url: string): Promise<RemoteDefinition> {
    // A container's global carries its version, so that two versions never meet in one (docs/decisions/003).
    const entryGlobalName = `${name}_${version}`.replace(/\W/g, '_')
    const alias = `${entryGlobalName}_${++containers}`
    allowContainer(url, integrity)
    federation!.registerRemotes([{ name: alias, entry: url, type: 'global', entryGlobalName }])
    const loaded = await federation!.loadRemote<{ default: RemoteDefinition }>(`${alias}/remote`)
    if (!loaded) throw new Error(`${entry} exposes no remote`)
    return loaded.default
  }

  return (version: RemoteVersion, again: boolean): Promise<RemoteDefinition> => {
    const { entry } = version
    const known = definitions.get(entry)
    if (known && !again) return known
    const url = new URL(known ? `${entry}?again=${containers}` : entry, location.href)
    const definition = load(version, url.href)
    definitions.set(entry, definition)
    return definition
  }
}
