import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

/** Simulates faults of the network between the API and a database. */
export type TcpProxy = {
  /** The URL of the same database through the proxy. */
  url: string
  /** Delays all data by this time. */
  delay: (ms: number) => void
  /** Drops all data from now on, without closing connections. */
  hang: () => void
  /** Drops all data on the connections that are open now; new ones work. */
  forget: () => void
  /** Ends delay and hanging; connections that have lost data are reset. */
  heal: () => void
  /** Resets all open connections. */
  cut: () => void
  close: () => void
}

/** A proxy in front of the PostgreSQL at `target`. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let delayMs = 0
  let hangs = false
  let age = 0

  const slow = (bornAt = age) =>
    new Transform({
      async transform(bytes, _encoding, done) {
        if (delayMs > 0) await sleep(delayMs)
        if (!hangs && bornAt === age) done(null, bytes)
      },
    })
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname)
    const end = () => {
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', end).on('close', () => {
        sockets.delete(socket)
        end()
      })
    }
    near.pipe(slow()).pipe(far)
    far.pipe(slow()).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    url: url.href,
    delay: (ms) => {
      delayMs = ms
    },
    hang: () => {
      hangs = true
    },
    forget: () => {
      age++
    },
    heal: () => {
      delayMs = 0
      if (hangs) cut()
      hangs = false
    },
    cut,
    close: () => {
      cut()
      server.close()
    },
  }
}
