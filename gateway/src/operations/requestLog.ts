import { splitLocale } from '@kinora/paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LiveManifest } from '../live/followLiveManifest.ts'

/** Asked for too often to be worth a line each. */
const QUIET = /^\/(releases|health|ready|metrics)(\/|$)/

/** One line for a request: what answered, never the address: it may be a signed link, or hold what somebody wrote. */
export function logRequests(app: FastifyInstance, live: LiveManifest): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request, live)
    if (!QUIET.test(route))
      app.log.info({
        id: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      })
  })
}

/** The route's own pattern; of a page, the remote and its route: `mfe-catalog/program`. */
function routeOf({ url, routeOptions }: FastifyRequest, live: LiveManifest): string {
  if (routeOptions.url !== '/*') return routeOptions.url ?? 'none'
  const page = live.current()?.routes(splitLocale(url.split('?', 1)[0]!).path)
  return page ? `${page.remote}/${page.id}` : 'none'
}
