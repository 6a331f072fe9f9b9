import { MissingFile, type ReleaseStore } from '@kinora/releases'
import type { FastifyInstance } from 'fastify'
import type { LiveManifest } from '../live/followLiveManifest.ts'
import { sendProblem } from '../http/problem.ts'

type Options = { store: ReleaseStore; live: LiveManifest; origin: string }

/**
 * GET /releases/{remote}/live/mf-manifest.json: the live version of a remote, for other products that show it by Module
 * Federation. 404 where none is live.
 */
export function serveLiveFederation(app: FastifyInstance, { store, live, origin }: Options): void {
  app.get<{ Params: { name: string } }>(
    '/releases/:name/live/mf-manifest.json',
    async ({ params: { name } }, reply) => {
      const versions = live.current()?.loaded.manifest.releases ?? {}
      const version = Object.hasOwn(versions, name) ? versions[name]! : null
      const file = version && (await store.read(name, version, 'client/mf-manifest.json').catch(nullIfMissing))
      if (!file) return sendProblem(reply, 'request.notFound')
      const manifest = JSON.parse(file.toString()) as { metaData: object }
      // Its files have addresses of their version, not of this one.
      const metaData = { ...manifest.metaData, publicPath: `${origin}/releases/${name}/${version}/client/` }
      return reply
        .headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
        .header('cache-control', 'no-cache')
        .send({ ...manifest, metaData })
    },
  )
}

function nullIfMissing(error: unknown): null {
  if (error instanceof MissingFile) return null
  throw error
}
