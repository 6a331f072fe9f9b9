import fp from 'fastify-plugin'

const LOOK_EVERY_MS = 50

/**
 * Closing the app closes connections that are kept alive without a request. This closes those, too, whose last request
 * ends after that; otherwise closing waits for more than a minute.
 */
export const idleConnections = fp(async (app) => {
  const { server } = app
  app.addHook('preClose', (done) => {
    if (server.listening) {
      const timer = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS)
      server.once('close', () => clearInterval(timer))
    }
    done()
  })
})
