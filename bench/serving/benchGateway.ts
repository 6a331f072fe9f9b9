import { startProduct } from '../../tools/product/startProduct.ts'
import { interleave } from '../interleave.ts'
import { kilobytes } from '../table.ts'
import type { Extent } from '../readFlags.ts'
import { hammer } from './hammer.ts'
import { paceTable } from './paceTable.ts'
import { bytesOf, serveBytes } from './serveBytes.ts'

const PAGE = '/programs'
const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }

/**
 * Measures the list's page from the gateway's cache and freshly rendered, against a bare Fastify that answers the same
 * bytes.
 */
export async function benchGateway({ rounds, seconds }: Extent): Promise<string> {
  const product = await startProduct()
  try {
    const bytes = await bytesOf(product.origin + PAGE, BROWSER)
    const bare = await serveBytes(bytes)
    const cases = {
      bare: () => hammer({ seconds, url: bare.origin + PAGE, headers: BROWSER }),
      'from memory': () => hammer({ seconds, url: product.origin + PAGE, headers: BROWSER }),
      rendered: () => hammer({ seconds, url: product.origin, headers: BROWSER, path: unheardOf }),
    }
    await Promise.all(Object.values(cases).map((once) => once()))
    const paces = await interleave('Asking the gateway for pages', rounds, cases)
    bare.end()
    return [
      `GET ${PAGE} from the gateway, ${kilobytes(bytes.body.length)} in brotli, ten connections`,
      paceTable(paces, { 'from memory': 'bare', rendered: 'bare' }),
    ].join('\n')
  } finally {
    await product.end()
  }
}

let requestCount = 0

/** A URL that is not in the page cache: the list ignores an unknown duration, but the cache key contains it. */
const unheardOf = () => `${PAGE}?duration=${++requestCount}`
