import { splitLocale } from '@kinora/paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LiveManifest } from '../live/followLiveManifest.ts'

/** Routes that are requested too often to log each request. */
const QUIET = /^\/(releases|health|ready|metrics)(\/|$)/

/** Logs one line per request: the route, never the URL, which may be a signed link or contain personal data. */
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

/** The route's pattern; for a page, the remote and its route: `mfe-catalog/program`. */
function routeOf({ url, routeOptions }: FastifyRequest, live: LiveManifest): string {
  if (routeOptions.url !== '/*') return routeOptions.url ?? 'none'
  const page = live.current()?.routes.match(splitLocale(url.split('?', 1)[0]!).path)
  return page ? `${page.remote}/${page.id}` : 'none'
}
