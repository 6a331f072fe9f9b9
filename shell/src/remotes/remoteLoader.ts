import type { RegisteredRemote } from '@kinora/contracts'
import type { I18n } from '@kinora/i18n'
import type { Locale } from '@kinora/limits'
import type { RemoteDefinition, RemoteRoute } from '@kinora/remote'
import { getInstance } from '@module-federation/enhanced/runtime'
import type { ComponentType } from 'react'
import { firstOf, within } from './firstOf.ts'
import { allowContainer, loadContainer } from './loadContainer.ts'
import { reportFailure } from './reportFailure.ts'

/** How long one attempt may take before the next begins. The slow one may still win. */
const ATTEMPT_MS = 4_000

export type LoadedScreen = { Screen: ComponentType; loader: RemoteRoute['loader'] }
export type RemoteLoader = { loadScreen: (remote: string, route: string) => Promise<LoadedScreen> }
type Version = { version: string; entry: string; integrity: string }

/**
 * Brings a remote's screen to the page: the live version, once more, then the last good version of the whole remote.
 * A screen that came is kept; one that failed is tried anew when it is asked for again.
 * @throws Error when no version could be had.
 */
export function createRemoteLoader(options: { set: string; remotes: RegisteredRemote[]; locale: Locale; i18n: I18n }): RemoteLoader {
  const { set, remotes, locale, i18n } = options
  const federation = getInstance()
  if (!federation) throw new Error('The shell was built without its federation runtime')
  federation.registerPlugins([loadContainer])

  const screens = new Map<string, Promise<LoadedScreen>>()
  let tries = 0

  async function loadVersion(remote: string, route: string, { version, entry, integrity }: Version): Promise<LoadedScreen> {
    const entryGlobalName = globalName(remote, version)
    const name = `${entryGlobalName}_${++tries}`
    allowContainer(entry, integrity)
    federation!.registerRemotes([{ name, entry, type: 'global', entryGlobalName }])
    const loaded = await federation!.loadRemote<{ default: RemoteDefinition }>(`${name}/remote`)
    const definition = loaded?.default
    const found = definition?.routes.find(({ id }) => id === route)
    if (!definition || !found) throw new Error(`${remote} ${version} has no route ${route}`)
    const [words, screen] = await Promise.all([definition.i18n[locale](), found.screen()])
    i18n.addResourceBundle(locale, remote, words.default)
    return { Screen: screen.default, loader: found.loader }
  }

  function load(remote: string, route: string): Promise<LoadedScreen> {
    const attempts = versionsOf(remotes.find(({ name }) => name === remote)).map((version) => () =>
      loadVersion(remote, route, version).catch((error: unknown) => {
        reportFailure({ set, remote, version: version.version, phase: 'load', error })
        throw error
      }),
    )
    return within(firstOf(attempts, ATTEMPT_MS), ATTEMPT_MS * attempts.length)
  }

  return {
    loadScreen(remote, route) {
      const key = `${remote}/${route}`
      const known = screens.get(key)
      if (known) return known
      const screen = load(remote, route)
      screens.set(key, screen)
      screen.catch(() => screens.delete(key))
      return screen
    },
  }
}

/** A remote's container is named after its version, so that two versions never meet in one global. */
const globalName = (remote: string, version: string) => `${remote}_${version}`.replace(/\W/g, '_')

/** A request that hangs holds its URL, so the second attempt has one of its own. */
function versionsOf(remote: RegisteredRemote | undefined): Version[] {
  if (!remote) return []
  const { version, entry, integrity, fallback } = remote
  const live = entry && integrity ? [{ version, entry, integrity }, { version, entry: `${entry}?again`, integrity }] : []
  return fallback ? [...live, fallback] : live
}
