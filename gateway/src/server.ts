import { buildApp } from './app.ts'
import { readConfig } from './config.ts'

/** How long requests in flight may take to finish. */
const DRAIN_MS = 8_000
const STOP_MS = 10_000

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const { app, live, canaries } = await buildApp(config)

  const stop = () => {
    setTimeout(() => process.exit(1), STOP_MS).unref()
    setTimeout(() => app.server.closeAllConnections(), DRAIN_MS).unref() // browsers keep idle connections open
    void app.close().then(() => process.exit(0))
  }
  // `disconnect`: a process that has it as a part of itself, such as a release that looks at its pages, has ended.
  process.once('SIGTERM', stop).once('SIGINT', stop).once('disconnect', stop)

  // Listens only when a manifest is loaded: a proxy tries another gateway if the port is closed, but forwards a 503.
  await live.start()
  await canaries.look()
  await app.listen({ host: config.host, port: config.port }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(`Port ${config.port} is in use. Choose another with PORT.`) : error
  })
}

start().catch((error: Error) => {
  console.error(`The gateway cannot start. ${error.message}`)
  process.exit(1)
})
