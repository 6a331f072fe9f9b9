import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a network does to a database that is elsewhere. */
export type TcpProxy = {
  /** The same database, by way of the proxy. */
  url: string
  /** Every byte arrives this much later. */
  delay: (ms: number) => void
  /** From now on nothing arrives, and nothing is closed. */
  hang: () => void
  /** Nothing more arrives on the connections that are open now; new ones are well. */
  forget: () => void
  /** Bytes arrive again; those that were lost stay lost, so their connections are cut. */
  heal: () => void
  /** Resets every connection that is open. */
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
