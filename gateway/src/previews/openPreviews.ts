import { LRUCache } from 'lru-cache'
import type { Snapshot } from '../live/snapshot.ts'

/** Each renders pages in a thread of its own, which takes about 100 MB. */
const MOST = 3
const IDLE_MS = 10 * 60_000
/** What could not be opened is tried again after this time: its files may have arrived. */
const RETRY_MS = 30_000

/**
 * Manifests that are shown to those who preview them. Each is opened when somebody asks for it, and closed when nobody
 * has for ten minutes, or others are asked for more.
 */
export function openPreviews(open: (manifest: string) => Promise<Snapshot>) {
  const opened = new LRUCache<string, Promise<Snapshot>>({
    max: MOST,
    ttl: IDLE_MS,
    updateAgeOnGet: true,
    ttlAutopurge: true,
    dispose: (snapshot) =>
      void snapshot.then(
        ({ renderWorker }) => renderWorker.close(),
        () => {},
      ),
  })

  return {
    /** @throws Error where it cannot be used */
    snapshotOf(manifest: string): Promise<Snapshot> {
      const known = opened.get(manifest)
      if (known) return known
      const snapshot = open(manifest)
      opened.set(manifest, snapshot)
      snapshot.catch(() => setTimeout(() => opened.delete(manifest), RETRY_MS).unref())
      return snapshot
    },
    close: () => opened.clear(),
  }
}
