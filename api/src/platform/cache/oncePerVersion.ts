import type { Content } from './contentCache.ts'

/**
 * Keeps what `load` makes of public content until the content changes, for each key. Concurrent callers share a load; a
 * failed one is not kept.
 */
export function oncePerVersion<Key, Value>(
  content: Content,
  load: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  let version: number | undefined
  let values = new Map<Key, Promise<Value>>()
  return (key) => {
    if (version !== content.version()) {
      version = content.version()
      values = new Map()
    }
    const ofVersion = values
    const value =
      ofVersion.get(key) ??
      load(key).catch((error: unknown) => {
        ofVersion.delete(key)
        throw error
      })
    ofVersion.set(key, value)
    return value
  }
}
