/** Objects by key, as an object store keeps them. `objectStore` makes a release store of them. */
export type Objects = {
  /** Null if there is none. @throws StoreUnreachable */
  read(key: string): Promise<{ bytes: Buffer; tag: string } | null>
  /** All keys that begin with the prefix. @throws StoreUnreachable */
  list(prefix: string): Promise<string[]>
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
