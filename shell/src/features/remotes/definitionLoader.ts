import type { RemoteDefinition } from '@kinora/remote'
import { storedValue } from '@kinora/session'
import type { BuiltIns } from './isolation/builtIns.ts'
import { loadContainer, type ContainerScript } from './loadContainer.ts'
import { readOnlyShareScope, type ShareScope } from './isolation/readOnlyShareScope.ts'

// webpack replaces these names in a build with shared packages.
declare function __webpack_init_sharing__(scope: 'default'): Promise<void>
declare const __webpack_share_scopes__: { default: ShareScope }

/** One version of a remote and where its container is. */
export type RemoteVersion = { name: string; version: string; entry: string; integrity: string; runtime?: 'enhanced' }
export type DefinitionLoader = (remote: RemoteVersion, again: boolean) => Promise<RemoteDefinition>

/**
 * Loads remotes' definitions from their containers, each version once. `again` loads another container under a new URL,
 * because a request that hangs blocks its URL and those of its chunks.
 * @throws Error when the container, or what it exposes, does not load, or changes the browser's built-ins.
 */
export function createDefinitionLoader(builtIns: BuiltIns): DefinitionLoader {
  const definitions = new Map<string, Promise<RemoteDefinition>>()
  let containers = 0

  return (remote, again) => {
    const { entry } = remote
    const cached = definitions.get(entry)
    if (cached && !again) return cached
    const url = new URL(cached ? `${entry}?again=${++containers}` : entry, location.href)
    const definition = load(remote, url.href, builtIns)
    definitions.set(entry, definition)
    return definition
  }
}

async function load(remote: RemoteVersion, url: string, builtIns: BuiltIns): Promise<RemoteDefinition> {
  const { name, version, integrity } = remote
  const exposed = isRuntimeWanted(remote)
    ? (await import('./exposedByRuntime.ts')).exposedByRuntime
    : exposedByContainer
  // A container's global carries its version, so that two versions never meet in one (docs/decisions/003).
  const global = `${name}_${version}`.replace(/\W/g, '_')
  const evaluate = await exposed({ remote: name, url, integrity, global }, await sharedByShell())
  // Changed before: not by this version.
  builtIns.undoChanges()
  const { default: definition } = evaluate() as { default: RemoteDefinition }
  builtIns.refuseChanges(remote)
  return definition
}

/** A developer's switch for one browser (docs/decisions/016). */
const federation = storedValue('device', 'federation', 1)

/** Whether this is a developer's browser. */
export const isDevelopers = (): boolean => process.env.NODE_ENV === 'development' || federation.read()['on'] === true

/** Whether Module Federation's runtime loads a remote: its browser extension then sees the shell and its remotes. */
const isRuntimeWanted = ({ runtime }: RemoteVersion): boolean => runtime !== undefined || isDevelopers()

async function exposedByContainer(script: ContainerScript, scope: ShareScope): Promise<() => unknown> {
  const container = await loadContainer(script)
  await container.init(scope)
  return container.get('./remote')
}

let shared: ShareScope | undefined

async function sharedByShell() {
  await __webpack_init_sharing__('default')
  return (shared ??= readOnlyShareScope(__webpack_share_scopes__.default))
}
