import type { FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Snapshot } from '../live/snapshot.ts'
import { sendProblem } from '../http/problem.ts'
import { targetOf } from '../pages/pages.ts'
import { canonicalUrl, splitUrl } from '../pages/redirectFor.ts'
import { refuseBody } from './refuseBody.ts'

/**
 * Takes what a browser without JavaScript posts to a page whose route declares a `form`, and sends it to that call of the
 * API, with the language and the parameters of the page's address. Anybody else gets the page again, or is refused.
 */
export const pageForms: Required<Pick<FastifyHttpProxyOptions, 'preHandler' | 'handler'>> = {
  preHandler: async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { url, headers, snapshot } = request
    if (callOf(snapshot, url) === null)
      return headers.accept?.includes('text/html')
        ? reply.header('cache-control', 'no-store').redirect(canonicalUrl(url), 303)
        : sendProblem(reply.header('allow', 'GET, HEAD'), 'request.wrongMethod')
    return /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')
      ? refuseBody(request, reply)
      : sendProblem(reply, 'request.unsupportedMediaType')
  },
  handler: ({ url, snapshot }, reply, _destination, options) => {
    const call = callOf(snapshot, url)!
    return reply.from(call.path, { ...options, queryString: () => call.query })
  },
}

/** The call that takes what is posted to a page; null for pages that take nothing. */
function callOf(snapshot: Snapshot | null, posted: string): { path: string; query: string } | null {
  if (!snapshot) return null
  const { locale, route, url } = targetOf(snapshot, posted)
  if (route?.form === undefined) return null
  const query = new URLSearchParams(splitUrl(url)[1])
  for (const [name, value = ''] of Object.entries({ ...route.params, locale })) query.set(name, value)
  return { path: `/api${route.form}`, query: String(query) }
}
