import type { RegisteredRemote } from '@kinora/contracts'
import type { I18n } from '@kinora/i18n'
import type { Locale } from '@kinora/limits'
import type { RemoteDefinition, RemoteRoute, SlotName } from '@kinora/remote'
import type { ComponentType } from 'react'
import { createDefinitionLoader, type RemoteVersion } from './definitionLoader.ts'
import { firstSuccess, withTimeout } from './firstSuccess.ts'
import { reportFailure } from './reportFailure.ts'

/** How long one attempt may take before the next begins. The first that succeeds is used. */
const ATTEMPT_MS = 4_000

export type LoadedScreen = { Screen: ComponentType; loader: RemoteRoute['loader'] }
export type RemoteLoader = {
  loadScreen: (remote: string, route: string) => Promise<LoadedScreen>
  loadSlot: (remote: string, slot: SlotName) => Promise<ComponentType<object>>
  /** Switches to another version of a remote and loads all its screens and slot components (`npm start -- --dev`). */
  replace: (remote: RegisteredRemote) => Promise<void>
}

/** Picks a screen or slot component from a remote's definition; undefined where it has none. */
type PickOf<Wanted> = (definition: RemoteDefinition) => Promise<Wanted> | undefined

/**
 * Loads screens and slot components of remotes. Each load tries the live version twice, then the last good version of
 * the remote. Successes are cached; a failed load starts again on the next call.
 * @throws Error when no version loads.
 */
export function createRemoteLoader(options: {
  manifest: string
  remotes: RegisteredRemote[]
  locale: Locale
  i18n: I18n
}): RemoteLoader {
  const { manifest, locale, i18n } = options
  const remotes = new Map(options.remotes.map((remote) => [remote.name, remote]))
  const loadDefinition = createDefinitionLoader()
  /** Remote → screen or slot → what was loaded. */
  const loads = new Map<string, Map<string, Promise<unknown>>>()
  /** Remotes whose last load failed. Its requests may still hang, so the next load uses new URLs. */
  const failed = new Set<string>()

  async function attempt<Wanted>(
    what: string,
    pick: PickOf<Wanted>,
    version: RemoteVersion,
    again: boolean,
  ): Promise<Wanted> {
    try {
      const definition = await loadDefinition(version, again)
      const wanted = pick(definition)
      if (!wanted) throw new Error(`There is no ${what}`)
      const [messages, loaded] = await Promise.all([definition.i18n[locale](), wanted])
      i18n.addResourceBundle(locale, definition.name, messages.default)
      return loaded
    } catch (error) {
      reportFailure({ manifest, remote: version.name, version: version.version, phase: 'load', error })
      throw error
    }
  }

  function loadAnew<Wanted>(remote: string, what: string, pick: PickOf<Wanted>): Promise<Wanted> {
    const attempts = versionsOf(remotes.get(remote)).map(
      (version, index, all) => () => attempt(what, pick, version, failed.has(remote) || version === all[index - 1]),
    )
    return withTimeout(firstSuccess(attempts, ATTEMPT_MS), ATTEMPT_MS * attempts.length)
  }

  function load<Wanted>(remote: string, what: string, pick: PickOf<Wanted>): Promise<Wanted> {
    const ofRemote = loads.get(remote) ?? new Map<string, Promise<unknown>>()
    loads.set(remote, ofRemote)
    const known = ofRemote.get(what)
    if (known) return known as Promise<Wanted>
    const loading = loadAnew(remote, what, pick)
    ofRemote.set(what, loading)
    loading.then(
      () => failed.delete(remote),
      () => {
        failed.add(remote)
        ofRemote.delete(what)
      },
    )
    return loading
  }

  const loadScreen = (remote: string, route: string) =>
    load(remote, `route ${route}`, ({ routes }) => screenOf(routes.find(({ id }) => id === route)))
  const loadSlot = (remote: string, slot: SlotName) =>
    load(remote, `slot ${slot}`, ({ slots }) => slotComponentOf(slots?.[slot]))

  async function replace(remote: RegisteredRemote): Promise<void> {
    remotes.set(remote.name, remote)
    loads.delete(remote.name)
    const { name, routes, slots = [] } = remote
    await Promise.all([
      ...routes.map(({ id }) => loadScreen(name, id)),
      ...slots.map((slot) => loadSlot(name, slot as SlotName)),
    ])
  }

  return { loadScreen, loadSlot, replace }
}

const screenOf = (route: RemoteRoute | undefined): Promise<LoadedScreen> | undefined =>
  route?.screen().then(({ default: Screen }) => ({ Screen, loader: route.loader }))

/** Its props are checked where the slot is used, by the slot's contract. */
const slotComponentOf = (
  slot: { component: () => Promise<{ default: unknown }> } | undefined,
): Promise<ComponentType<object>> | undefined =>
  slot?.component().then(({ default: Component }) => Component as ComponentType<object>)

/** The live version twice, then the last good one. */
function versionsOf(remote: RegisteredRemote | undefined): RemoteVersion[] {
  if (!remote) return []
  const { name, version, entry, integrity, fallback } = remote
  const live = entry && integrity ? { name, version, entry, integrity } : undefined
  return [...(live ? [live, live] : []), ...(fallback ? [{ name, ...fallback }] : [])]
}
