import type { RegisteredRemote } from '@kinora/contracts'
import type { I18n } from '@kinora/i18n'
import type { Locale } from '@kinora/limits'
import type { RemoteRoute } from '@kinora/remote'
import type { ComponentType } from 'react'
import { createDefinitionLoader, type RemoteVersion } from './definitionLoader.ts'
import { firstOf, within } from './firstOf.ts'
import { reportFailure } from './reportFailure.ts'

/** How long one attempt may take before the next begins. The slow one may still win. */
const ATTEMPT_MS = 4_000

export type LoadedScreen = { Screen: ComponentType; loader: RemoteRoute['loader'] }
export type RemoteLoader = {
  loadScreen: (remote: string, route: string) => Promise<LoadedScreen>
  /** Takes another version of a remote from now on, all its screens loaded (`npm start -- --dev`). */
  replace: (remote: RegisteredRemote) => Promise<void>
}

/**
 * Brings a remote's screen to the page: the live version, once more, then the last good version of the whole remote.
 * A screen that came is kept; one that failed is tried anew when it is asked for again.
 * @throws Error when no version could be had.
 */
export function createRemoteLoader(options: { set: string; remotes: RegisteredRemote[]; locale: Locale; i18n: I18n }): RemoteLoader {
  const { set, locale, i18n } = options
  const remotes = new Map(options.remotes.map((remote) => [remote.name, remote]))
  const loadDefinition = createDefinitionLoader()
  const screens = new Map<string, Promise<LoadedScreen>>()
  /** Remotes whose last load failed: what hangs of it still hangs, so the next one begins afresh. */
  const failed = new Set<string>()

  async function attempt(route: string, version: RemoteVersion, again: boolean): Promise<LoadedScreen> {
    try {
      const definition = await loadDefinition(version, again)
      const found = definition.routes.find(({ id }) => id === route)
      if (!found) throw new Error(`There is no route ${route}`)
      const [words, screen] = await Promise.all([definition.i18n[locale](), found.screen()])
      i18n.addResourceBundle(locale, definition.name, words.default)
      return { Screen: screen.default, loader: found.loader }
    } catch (error) {
      reportFailure({ set, remote: version.name, version: version.version, phase: 'load', error })
      throw error
    }
  }

  function load(remote: string, route: string): Promise<LoadedScreen> {
    const attempts = versionsOf(remotes.get(remote)).map(
      (version, index, all) => () => attempt(route, version, failed.has(remote) || version === all[index - 1]),
    )
    return within(firstOf(attempts, ATTEMPT_MS), ATTEMPT_MS * attempts.length)
  }

  function loadScreen(remote: string, route: string): Promise<LoadedScreen> {
    const key = `${remote}/${route}`
    const known = screens.get(key)
    if (known) return known
    const screen = load(remote, route)
    screens.set(key, screen)
    screen.then(
      () => failed.delete(remote),
      () => {
        failed.add(remote)
        screens.delete(key)
      },
    )
    return screen
  }

  async function replace(remote: RegisteredRemote): Promise<void> {
    remotes.set(remote.name, remote)
    for (const { id } of remote.routes) screens.delete(`${remote.name}/${id}`)
    await Promise.all(remote.routes.map(({ id }) => loadScreen(remote.name, id)))
  }

  return { loadScreen, replace }
}

/** The live version twice, then the last good one. */
function versionsOf(remote: RegisteredRemote | undefined): RemoteVersion[] {
  if (!remote) return []
  const { name, version, entry, integrity, fallback } = remote
  const live = entry && integrity ? { name, version, entry, integrity } : undefined
  return [...(live ? [live, live] : []), ...(fallback ? [{ name, ...fallback }] : [])]
}
