import type { FastifyInstance } from 'fastify'
import type { LiveManifest } from '../live/followLiveManifest.ts'
import { sendProblem } from '../http/problem.ts'

/**
 * /health: the process runs. /ready: a manifest is loaded and the process is not stopping. A store that cannot be read is
 * named there, and does not make the gateway unready: it goes on serving what it has, and all gateways have one store.
 */
export function serveProbes(app: FastifyInstance, live: LiveManifest): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.get('/health', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/ready', async (_request, reply) => {
    const snapshot = live.current()
    if (!snapshot || stopping) return sendProblem(reply.header('retry-after', '1'), 'server.unavailable')
    return reply.header('cache-control', 'no-store').send({
      status: 'ready',
      store: live.isStoreReadable() ? 'readable' : 'unreadable',
      manifest: snapshot.id,
      releases: snapshot.loaded.manifest.releases,
    })
  })
}
