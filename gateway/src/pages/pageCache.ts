import { LRUCache } from 'lru-cache'
import type { Page } from './page.ts'

/** Keys contain the manifest's id, so pages of earlier manifests are never read and are evicted in time. */
export type PageCache = {
  /** A page that is still fresh. */
  fresh(key: string): Page | undefined
  /** A page that may have expired, for when rendering fails. */
  stale(key: string): Page | undefined
  /** Caches a page, unless the cache was cleared after `generation` was read. */
  keep(key: string, page: Page, generation: number): void
  generation(): number
  clear(): void
  /** How many pages there are. */
  size(): number
}

const MAX_BYTES = 64 * 2 ** 20
/** A factor on the page's size, for its compressed bytes. */
const OVERHEAD = 1.5
const FRESH_MS = 60_000
/** For 404s: the page may be created at any time. */
const NOT_FOUND_FRESH_MS = 5_000
/** As long as somebody may need to bring the API back. */
const STALE_MS = 60 * 60_000
const MAX_KEY_LENGTH = 1_000

export function createPageCache(): PageCache {
  const pages = new LRUCache<string, { page: Page; freshUntil: number }>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES / 16,
    ttl: STALE_MS,
    sizeCalculation: ({ page }, key) => Math.ceil(page.size * OVERHEAD) + key.length,
  })
  let generation = 0

  return {
    fresh(key) {
      const entry = pages.get(key)
      return entry && entry.freshUntil > Date.now() ? entry.page : undefined
    },
    stale: (key) => pages.get(key)?.page,
    keep(key, page, since) {
      if (since !== generation || key.length > MAX_KEY_LENGTH || !page.rendered) return
      const freshMs = page.status === 200 ? FRESH_MS : page.status === 404 ? NOT_FOUND_FRESH_MS : 0
      if (freshMs > 0) pages.set(key, { page, freshUntil: Date.now() + freshMs })
    },
    generation: () => generation,
    size: () => pages.size,
    clear() {
      generation++
      pages.clear()
    },
  }
}
