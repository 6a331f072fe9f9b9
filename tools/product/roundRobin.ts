import { createServer, request, type IncomingMessage, type RequestOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const TRY_FOR_MS = 60_000
const PAUSE_MS = 50

/**
 * A stub of the reverse proxy: each GET goes to the next target, and to another if that one does not answer. Headers of a
 * single connection stay on theirs (RFC 9110, 7.6.1): a client that read the target's `keep-alive` would use our
 * connection after we have closed it.
 */
export async function roundRobin(targets: string[]): Promise<{ url: string; close: () => void }> {
  let turn = 0
  const server = createServer(async (incoming, outgoing) => {
    const deadline = Date.now() + TRY_FOR_MS
    while (Date.now() < deadline) {
      const target = targets[turn++ % targets.length]!
      const answer = await whole(target + incoming.url, { method: incoming.method, headers: incoming.headers })
      if (answer) {
        const { connection: _, 'keep-alive': __, ...headers } = answer.headers
        return outgoing.writeHead(answer.status, headers).end(answer.body)
      }
      await sleep(PAUSE_MS)
    }
    outgoing.writeHead(502).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  }
}

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

/** The complete response, or null if it was aborted or never arrived. */
function whole(url: string, options: RequestOptions): Promise<Answer | null> {
  return new Promise((resolve) => {
    const sent = request(url, options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
      answer.on('error', () => resolve(null))
    })
    sent.on('error', () => resolve(null))
    sent.end()
  })
}
