import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** A variant of the product: changes of its HTML, and additional files by URL. */
export type Variant = { page: (html: string) => string; files?: Map<string, Buffer> }

/** The gateway's compression of pages. */
const PAGE = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * A proxy of the product that applies a variant. Pages are decompressed and compressed again in every variant, changed
 * or not, so that all have the same overhead. Returns the proxy's origin.
 */
export async function serveVariant(product: string, { page, files }: Variant): Promise<string> {
  const server = createServer((request, response) => {
    const file = files?.get(request.url!)
    if (file) return void response.writeHead(200, { ...SCRIPT, 'content-length': file.length }).end(file)
    const { method, headers } = request
    const onward = ask(
      product + request.url,
      { method, headers: { ...headers, 'accept-encoding': 'br' } },
      (answer) => void pass(answer, response, page),
    )
    onward.on('error', () => response.writeHead(502).end())
    request.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const SCRIPT = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-encoding': 'br',
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
}

async function pass(answer: IncomingMessage, response: ServerResponse, page: Variant['page']) {
  const { statusCode = 502, headers } = answer
  if (!headers['content-type']?.startsWith('text/html'))
    return void answer.pipe(response.writeHead(statusCode, headers))
  const packed = Buffer.concat(await answer.toArray())
  const html = brotliCompressSync(page(brotliDecompressSync(packed).toString()), PAGE)
  response.writeHead(statusCode, { ...headers, 'content-length': html.length }).end(html)
}
