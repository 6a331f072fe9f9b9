import type { Readable } from 'node:stream'

/** Objects that are written or removed at the same time. */
const AT_ONCE = 8

/** Objects by key, as an object store keeps them. Releases and media are kept in such. */
export type Objects = {
  /** Null if there is none. @throws StoreUnreachable */
  read(key: string): Promise<{ bytes: Buffer; tag: string } | null>
  /** An object, or a part of it, as it comes. Null if there is none. @throws StoreUnreachable */
  open(key: string, asked?: Asked): Promise<Opened | null>
  /** All keys that begin with the prefix, with the tags of their objects. @throws StoreUnreachable */
  list(prefix: string): Promise<{ key: string; tag: string }[]>
  /**
   * Writes an object: if its tag still is `expected`, if there is none (`null`), or in any case (left out). What two
   * writers write on a condition must differ: an object that has these bytes already counts as written by this call,
   * since an answer may get lost and the call be repeated.
   * @returns the tag of what was written; null if the condition did not hold
   * @throws StoreUnreachable
   */
  write(key: string, bytes: Buffer, expected?: string | null): Promise<string | null>
  /** Does nothing if there is none. @throws StoreUnreachable */
  remove(key: string): Promise<void>
}

/**
 * What is asked of an object, as headers of HTTP have it: everything about it but its bytes (`head`), one part
 * (`bytes=0-99`), only while its tag is, or is not, the given one. The answer is awaited for `withinMs`.
 */
export type Asked = { head?: boolean; range?: string; ifMatch?: string; ifNoneMatch?: string; withinMs?: number }

/** The statuses say what those of HTTP do. `size` is that of what comes, in bytes; `part` is the content-range. */
export type Opened =
  | { status: 200 | 206; body: Readable; size: number; part: string | null; tag: string; modified: Date }
  | { status: 304 | 412 | 416 }

/** The store does not answer, or refuses us. Unlike a missing object, this says nothing about what it has. */
export class StoreUnreachable extends Error {}

/** Does the work for each item, a few at a time. Stops at the first error. */
export async function eachOf<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of rest) await work(item)
    }),
  )
}
