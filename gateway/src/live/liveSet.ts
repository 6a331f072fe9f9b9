import type { ThirdParty } from '@kinora/contracts'
import { composeSet, createBreaker, loadSet, smokeRender, type KnownKeys, type LoadedSet, type ReleaseStore } from '@kinora/releases'
import type { FastifyBaseLogger } from 'fastify'
import { takeSnapshot, type Snapshot } from './snapshot.ts'

export type LiveSet = {
  /** The set that new requests are answered with; null until the first one is loaded. */
  current(): Snapshot | null
  /** Loads the live set, or the newest one before it that can be used. @throws Error when there is none. */
  start(): Promise<void>
  close(): Promise<void>
}

type Options = { store: ReleaseStore; keys: KnownKeys; apiUrl: string; origin: string; thirdParties: ThirdParty[]; log: FastifyBaseLogger }

/** A set that was refused is tried again after this long: its files may have arrived meanwhile. */
const RETRY_MS = 30_000

/** Follows the live pointer. A new set is evaluated and tried before it takes over, and the old one is drained. */
export function followLiveSet({ store, keys, apiUrl, origin, thirdParties, log }: Options): LiveSet {
  const breaker = createBreaker()
  let current: Snapshot | null = null
  let refused: { id: string; until: number } | null = null
  let unreadable: string | null = null
  let stopWatching = () => {}
  let working: Promise<void> | null = null

  async function open(id: string): Promise<Snapshot> {
    const loaded = await loadSet(store, keys, id)
    const composition = await composeSet(loaded, { breaker, log: (level, message) => log[level]({ set: id }, message) })
    const renders = await smokeRender(loaded, composition, `${apiUrl}/api`, origin)
    const shellProblem = renders.find(({ remote, problem }) => remote === null && problem !== null)
    if (shellProblem) {
      await composition.close()
      throw new Error(`The shell of set ${id} cannot render: ${shellProblem.problem}`)
    }
    for (const { path, problem } of renders) if (problem) log.warn({ set: id, path }, `Not rendered: ${problem}`)
    warnOf(loaded)
    return takeSnapshot(loaded, composition, origin, thirdParties)
  }

  function warnOf({ set, remotes }: LoadedSet): void {
    for (const { problem } of remotes) if (problem) log.error({ set: set.id }, problem)
  }

  function swapTo(next: Snapshot): void {
    const old = current
    current = next
    log.info({ set: next.id, releases: next.loaded.set.releases }, 'This set is live now')
    void old?.composition.close()
  }

  async function follow(): Promise<void> {
    const id = await store.live()
    if (id === null || id === current?.id || (id === refused?.id && Date.now() < refused.until)) return
    try {
      swapTo(await open(id))
      refused = null
    } catch (error) {
      refused = { id, until: Date.now() + RETRY_MS }
      log.error({ set: id, err: error }, 'This set is refused; the one before it stays live')
    }
  }

  /** Once for each reason: the store is asked twice a second. */
  function sayUnreadable(error: Error): void {
    if (error.message !== unreadable) log.error({ err: error }, 'The release store cannot be read; the set before it stays live')
    unreadable = error.message
  }

  /** One move at a time; a pointer that moves meanwhile is seen by the next poll. */
  function followOnce(): void {
    working ??= follow()
      .then(() => void (unreadable = null), sayUnreadable)
      .finally(() => (working = null))
  }

  return {
    current: () => current,

    async start() {
      const live = await store.live()
      if (live === null) throw new Error('No set of releases is live yet: publish one with "npm run release".')
      for (let id: string | null = live; !current; ) {
        try {
          swapTo(await open(id))
        } catch (error) {
          log.error({ set: id, err: error }, 'This set is refused')
          refused ??= { id, until: Date.now() + RETRY_MS }
          id = await store.readSet(id).then(({ previous }) => previous, () => null)
          if (id === null) throw new Error(`Neither the live set nor any before it can be used. ${(error as Error).message}`)
        }
      }
      stopWatching = store.watch(followOnce)
    },

    async close() {
      stopWatching()
      await working
      await current?.composition.close()
    },
  }
}
