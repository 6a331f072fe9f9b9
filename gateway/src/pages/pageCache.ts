import { LRUCache } from 'lru-cache'
import type { Page } from './page.ts'

/** Keys name the manifest, so pages of a manifest that is no longer live only wait to be pushed out. */
export type PageCache = {
  /** A page that is still fresh. */
  fresh(key: string): Page | undefined
  /** A page that was good and may still be better than none. */
  stale(key: string): Page | undefined
  /** Keeps a page, unless the cache was emptied after `generation` was read. */
  keep(key: string, page: Page, generation: number): void
  generation(): number
  clear(): void
}

const MAX_BYTES = 64 * 2 ** 20
/** Its compressed bytes and its key, beside the page itself. */
const OVERHEAD = 1.5
const FRESH_MS = 60_000
/** A page that is not there may appear at any time. */
const NOT_FOUND_FRESH_MS = 5_000
const STALE_MS = 600_000
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
      const found = pages.get(key)
      return found && found.freshUntil > Date.now() ? found.page : undefined
    },
    stale: (key) => pages.get(key)?.page,
    keep(key, page, since) {
      if (since !== generation || key.length > MAX_KEY_LENGTH || !page.rendered) return
      const freshMs = page.status === 200 ? FRESH_MS : page.status === 404 ? NOT_FOUND_FRESH_MS : 0
      if (freshMs > 0) pages.set(key, { page, freshUntil: Date.now() + freshMs })
    },
    generation: () => generation,
    clear() {
      generation++
      pages.clear()
    },
  }
}
