import { createServer, type AddressInfo } from 'node:net'

/** The first of so many neighbouring ports that nobody uses now. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = await freePort(0)
    const rest = Array.from({ length: count - 1 }, (_, index) => freePort(first + index + 1))
    if ((await Promise.allSettled(rest)).every(({ status }) => status === 'fulfilled')) return first
  }
}

function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
