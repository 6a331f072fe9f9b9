import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ephemeral ports of Linux (from 32768) and other systems (from 49152, RFC 6335), which an outgoing
 * connection may occupy before the port is used.
 */
const [LOWEST, HIGHEST] = [20_000, 30_000]

/** The first of `count` consecutive free ports. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = randomInt(LOWEST, HIGHEST)
    const ports = Array.from({ length: count }, (_, index) => first + index)
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
