import type { LiveReleases } from '@kinora/contracts'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../http/problem.ts'

/**
 * GET /live: what is live now for this visitor, for tabs that were opened before. 503 until a manifest is loaded.
 * @param canaries whose versions are left when they have ended
 */
export function serveLive(app: FastifyInstance, canaries: { ended: () => Record<string, string[]> }): void {
  app.get('/live', async ({ snapshot }, reply) => {
    if (!snapshot) return sendProblem(reply.header('retry-after', '1'), 'server.unavailable')
    const { id, releases, withdrawn = {} } = snapshot.loaded.manifest
    const left = { ...withdrawn }
    for (const [name, versions] of Object.entries(canaries.ended()))
      left[name] = [...(left[name] ?? []), ...versions.filter((version) => version !== releases[name])]
    const answer: LiveReleases = { manifest: id, releases, withdrawn: left }
    return reply.header('cache-control', 'no-store').send(answer)
  })
}
