import type { LiveReleases } from '@kinora/contracts'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../http/problem.ts'
import type { LiveManifest } from './followLiveManifest.ts'

/** GET /live: what is live now, for tabs that were opened before. 503 until a manifest is loaded. */
export function serveLive(app: FastifyInstance, live: LiveManifest): void {
  app.get('/live', async (_request, reply) => {
    const snapshot = live.current()
    if (!snapshot) return sendProblem(reply.header('retry-after', '1'), 'server.unavailable')
    const { id, releases, withdrawn = {} } = snapshot.loaded.manifest
    const answer: LiveReleases = { manifest: id, releases, withdrawn }
    return reply.header('cache-control', 'no-store').send(answer)
  })
}
