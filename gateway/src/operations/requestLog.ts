import { splitLocale } from '@kinora/paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Routes that are requested too often to log each request. */
const QUIET = /^\/(releases|health|ready|metrics)(\/|$)/

/** Logs one line per request: the route, never the URL, which may be a signed link or contain personal data. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
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
function routeOf({ url, routeOptions, snapshot }: FastifyRequest): string {
  if (routeOptions.url !== '/*') return routeOptions.url ?? 'none'
  const page = snapshot?.routes.match(splitLocale(url.split('?', 1)[0]!).path)
  return page ? `${page.remote}/${page.id}` : 'none'
}
