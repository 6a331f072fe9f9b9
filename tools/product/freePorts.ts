import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ports that Linux (32768) and others (49152, RFC 6335) lend to outgoing connections: a browser may hold one
 * of those by the time it is used.
 */
const [LOWEST, HIGHEST] = [20_000, 30_000]

/** The first of so many neighbouring ports that nobody uses now. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = randomInt(LOWEST, HIGHEST)
    const wanted = Array.from({ length: count }, (_, index) => first + index)
    if ((await Promise.all(wanted.map(isFree))).every(Boolean)) return first
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
