import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buildHost, type HostBuilder } from './buildHost.ts'

export type ForeignHost = AsyncDisposable & { origin: string }

/**
 * Builds and serves another product than ours (`host.tsx`), at an origin of its own. It forwards calls of the API to
 * ours, as whoever shows our pages has to.
 */
export async function serveHost(api: string, builder: HostBuilder): Promise<ForeignHost> {
  const folder = await buildHost(builder)
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url!, 'http://foreign')
    if (pathname.startsWith('/api/')) {
      const forwarded = request(api + incoming.url, { method: incoming.method, headers: incoming.headers }, (answer) =>
        answer.pipe(outgoing.writeHead(answer.statusCode!, answer.headers)),
      )
      return void incoming.pipe(forwarded.on('error', () => outgoing.destroy()))
    }
    if (pathname !== '/main.js') return void outgoing.setHeader('content-type', 'text/html').end(PAGE)
    void readFile(join(folder, 'main.js')).then((script) =>
      outgoing.setHeader('content-type', 'text/javascript').end(script),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true })
    },
  }
}

const PAGE = '<!doctype html><meta charset="utf-8"><title>Foreign</title><main></main><script src="/main.js"></script>'
