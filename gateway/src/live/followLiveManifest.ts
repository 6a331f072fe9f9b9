import { StoreUnreachable } from '@kinora/releases'
import type { Snapshot } from './snapshot.ts'
import { snapshotOpener, type SnapshotOptions } from './snapshotOpener.ts'

export type LiveManifest = {
  /** The snapshot for new requests; null until the first manifest is loaded. */
  current(): Snapshot | null
  /** Whether the store could be read when it was last asked. */
  isStoreReadable(): boolean
  /** Loads the live manifest, or the newest one before it that can be used. @throws Error when there is none. */
  start(): Promise<void>
  close(): Promise<void>
}

/** A refused manifest is loaded again after this time: its files may have arrived. */
const RETRY_MS = 30_000

/** Follows the live pointer. A new manifest is opened before the swap; then the old one is drained. */
export function followLiveManifest(options: SnapshotOptions): LiveManifest {
  const { store, log } = options
  const open = snapshotOpener(options)
  let current: Snapshot | null = null
  let refused: { id: string; until: number } | null = null
  let unreadable: string | null = null
  let stopWatching = () => {}
  let working: Promise<void> | null = null

  function swapTo(next: Snapshot): void {
    const old = current
    current = next
    log.info({ manifest: next.id, releases: next.loaded.manifest.releases }, 'This manifest is live now')
    void old?.renderWorker.close()
  }

  async function follow(): Promise<void> {
    const id = await store.live()
    if (id === null || id === current?.id || (id === refused?.id && Date.now() < refused.until)) return
    try {
      swapTo(await open(id))
      refused = null
    } catch (error) {
      // Says nothing about the manifest, which is opened at the next poll.
      if (error instanceof StoreUnreachable) throw error
      refused = { id, until: Date.now() + RETRY_MS }
      log.error({ manifest: id, err: error }, 'This manifest is refused; the one before it stays live')
    }
  }

  /** Logs each reason once, because the store is polled twice a second. */
  function sayUnreadable(error: Error): void {
    if (error.message !== unreadable)
      log.error({ err: error }, 'The release store cannot be read; the manifest before it stays live')
    unreadable = error.message
  }

  /** Runs one update at a time; a change of the pointer meanwhile is found by the next poll. */
  function followOnce(): void {
    working ??= follow()
      .then(() => void (unreadable = null), sayUnreadable)
      .finally(() => (working = null))
  }

  return {
    current: () => current,
    isStoreReadable: () => unreadable === null,

    async start() {
      const live = await store.live()
      if (live === null) throw new Error('No release manifest is live yet: publish one with "npm run release".')
      for (let id: string | null = live; !current;) {
        try {
          swapTo(await open(id))
        } catch (error) {
          if (error instanceof StoreUnreachable) throw error
          log.error({ manifest: id, err: error }, 'This manifest is refused')
          refused ??= { id, until: Date.now() + RETRY_MS }
          id = await store.readManifest(id).then(
            ({ previous }) => previous,
            () => null,
          )
          if (id === null)
            throw new Error(`Neither the live manifest nor any before it can be used. ${(error as Error).message}`)
        }
      }
      stopWatching = store.watch(followOnce)
    },

    async close() {
      stopWatching()
      await working
      await current?.renderWorker.close()
    },
  }
}
