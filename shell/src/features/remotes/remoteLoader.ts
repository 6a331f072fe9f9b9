import type { RegisteredRemote } from '@kinora/contracts'
import type { I18n } from '@kinora/i18n'
import type { Locale } from '@kinora/limits'
import type { RemoteDefinition, RemoteRoute, SlotName } from '@kinora/remote'
import type { ComponentType } from 'react'
import type { BuiltIns } from './isolation/builtIns.ts'
import type { DefinitionLoader, RemoteVersion } from './definitionLoader.ts'
import { NotLoaded } from './recovery.ts'
import { remoteVersions, type Frozen } from './remoteVersions.ts'
import { reportFailure } from './reportFailure.ts'

/** How long one attempt may take before the next begins. The first that succeeds is used. */
const ATTEMPT_MS = 4_000

/** What was loaded, and the version it came from. */
export type Loaded<Module> = { module: Module; version: string }
export type LoadedScreen = { Screen: ComponentType; loader: RemoteRoute['loader'] }
export type RemoteLoader = {
  loadScreen: (remote: string, route: string) => Promise<Loaded<LoadedScreen>>
  loadSlot: (remote: string, slot: SlotName) => Promise<Loaded<ComponentType<object>>>
  /** False for a remote whose only version froze a tab: nothing is loaded until somebody asks to try again. */
  mayLoad: (remote: string) => boolean
  /** Loads a remote from another version from now on. False when there is none that has not failed. */
  leave: (remote: string, version: string) => boolean
  /** The next load of a remote begins with its live version. */
  startOver: (remote: string) => void
  /** The versions of remotes that this tab has loaded. */
  versionsInUse: () => [remote: string, version: string][]
  /** Switches to another version of a remote and loads all its screens and slot components (`npm start -- --dev`). */
  replace: (remote: RegisteredRemote) => Promise<void>
}

/** Picks a screen or slot component from a remote's definition; undefined where it has none. */
type PickOf<Module> = (definition: RemoteDefinition) => Promise<Module> | undefined

/**
 * Loads screens and slot components of remotes, each with the loader and messages of its own version. Each load tries
 * the live version twice, then the last good version of the remote. Successes are cached; a failed load starts again on
 * the next call.
 * @throws NotLoaded
 */
export function createRemoteLoader(options: {
  manifest: string
  remotes: RegisteredRemote[]
  frozen: Frozen
  locale: Locale
  i18n: I18n
  builtIns: BuiltIns
  loadDefinition: DefinitionLoader
  /** Called when no version of a remote has loaded. */
  onNotLoaded?: () => void
}): RemoteLoader {
  const { manifest, locale, i18n, builtIns, loadDefinition, onNotLoaded } = options
  const versions = remoteVersions(options.remotes, options.frozen)
  /** Remote → screen or slot → what was loaded. */
  const loads = new Map<string, Map<string, Promise<Loaded<unknown>>>>()
  const loadedVersions = new Map<string, RemoteVersion>()
  /** Remotes whose last load failed. Its requests may still hang, so the next load uses new URLs. */
  const failed = new Set<string>()

  async function attempt<Module>(
    what: string,
    pick: PickOf<Module>,
    from: RemoteVersion,
    again: boolean,
  ): Promise<Loaded<Module>> {
    const { name, version } = from
    try {
      const definition = await loadDefinition(from, again)
      loadedVersions.set(from.entry, from)
      const loading = pick(definition)
      if (!loading) throw new Error(`There is no ${what}`)
      const [messages, module] = await Promise.all([
        definition.i18n[locale](),
        loading.finally(() => builtIns.refuseChanges(from)),
      ])
      // Parts of two versions may be on the page: neither misses a message, and the version in use overwrites.
      const isInUse = versions.usable(name)[0]?.version === version
      i18n.addResourceBundle(locale, name, messages.default, true, isInUse)
      return { module, version }
    } catch (error) {
      reportFailure({ manifest, remote: name, version, phase: 'load', error })
      throw error
    }
  }

  function loadAnew<Module>(remote: string, what: string, pick: PickOf<Module>): Promise<Loaded<Module>> {
    const usable = versions.usable(remote)
    const attempts = [...usable.slice(0, 1), ...usable].map(
      (version, index, all) => () => attempt(what, pick, version, failed.has(remote) || version === all[index - 1]),
    )
    return withTimeout(firstSuccess(attempts, ATTEMPT_MS), ATTEMPT_MS * attempts.length).catch((cause: unknown) => {
      onNotLoaded?.()
      throw new NotLoaded(`${remote}: ${what} did not load`, { cause })
    })
  }

  function load<Module>(remote: string, what: string, pick: PickOf<Module>): Promise<Loaded<Module>> {
    const ofRemote = loads.get(remote) ?? new Map<string, Promise<Loaded<unknown>>>()
    loads.set(remote, ofRemote)
    const earlierLoad = ofRemote.get(what)
    if (earlierLoad) return earlierLoad as Promise<Loaded<Module>>
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

  function leave(remote: string, version: string): boolean {
    // Several components of that version may fail, and the first has begun to load the other one.
    if (!versions.hasFailed(remote, version)) loads.delete(remote)
    return versions.leave(remote, version)
  }

  function startOver(remote: string): void {
    versions.forgive(remote)
    loads.delete(remote)
  }

  async function replace(remote: RegisteredRemote): Promise<void> {
    versions.replace(remote)
    loads.delete(remote.name)
    const { name, routes, slots = [] } = remote
    await Promise.all([
      ...routes.map(({ id }) => loadScreen(name, id)),
      ...slots.map((slot) => loadSlot(name, slot as SlotName)),
    ])
  }

  const versionsInUse = () => [...loadedVersions.values()].map(({ name, version }): [string, string] => [name, version])

  const mayLoad = (remote: string) => versions.usable(remote).length > 0

  return { loadScreen, loadSlot, mayLoad, leave, startOver, versionsInUse, replace }
}

const screenOf = (route: RemoteRoute | undefined): Promise<LoadedScreen> | undefined =>
  route?.screen().then(({ default: Screen }) => ({ Screen, loader: route.loader }))

/** Its props are checked where the slot is used, by the slot's contract. */
const slotComponentOf = (
  slot: { component: () => Promise<{ default: unknown }> } | undefined,
): Promise<ComponentType<object>> | undefined =>
  slot?.component().then(({ default: Component }) => Component as ComponentType<object>)

/** Starts the next attempt when one has failed or taken `patience` ms. Returns the first to succeed. */
export async function firstSuccess<T>([attempt, ...others]: (() => Promise<T>)[], patience: number): Promise<T> {
  if (!attempt) throw new Error('Nothing to load')
  const running = attempt()
  if (others.length === 0) return running
  return withTimeout(running, patience).catch(() => Promise.any([running, firstSuccess(others, patience)]))
}

/** Rejects when `promise` has not settled after `ms`. */
export function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer in ${ms} ms`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
