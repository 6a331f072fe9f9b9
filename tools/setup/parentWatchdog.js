import { subscribe } from 'node:diagnostics_channel'

/**
 * Preloaded into every process that the tools start: the process exits when its parent ends, also by `kill -9`. The
 * process's own children inherit the preload, but have another parent and use their IPC channel for other purposes. A
 * server that begins to listen is told to the parent with its port: `{ listensOn: 3000 }`.
 */
if (process.env.KINORA_TETHER === String(process.ppid)) {
  process.on('disconnect', () => process.exit(1))
  // The channel must not keep the process alive.
  process.channel?.unref()
  subscribe('tracing:net.server.listen:asyncEnd', (message) => {
    const { server } = /** @type {{ server: import('node:net').Server }} */ (message)
    const address = /** @type {import('node:net').AddressInfo | null} */ (server.address())
    process.send?.({ listensOn: address?.port }, () => {})
  })
}
