import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../http/encoding.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** A compromise between size, for pages that are sent often, and time, for pages that are sent once. */
const BROTLI_QUALITY = 5

/** A rendered page. Each encoding is computed when it is first requested, and cached with the page. */
export type Page = {
  status: number
  /** True if the server rendered it; false if the browser must. */
  rendered: boolean
  etag: string
  size: number
  encoded(encoding: Encoding): Promise<Buffer>
}

export function createPage(html: string, status: number, rendered: boolean): Page {
  const bytes = Buffer.from(html)
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(bytes)]])
  const make = {
    br: () =>
      brotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
    gzip: () => zip(bytes),
    identity: async () => bytes,
  }
  return {
    status,
    rendered,
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    size: bytes.length,
    encoded(encoding) {
      const variant = made.get(encoding) ?? make[encoding]()
      made.set(encoding, variant)
      return variant
    },
  }
}
