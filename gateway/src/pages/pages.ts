import { splitLocale } from '@kinora/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Snapshot } from '../live/snapshot.ts'
import { acceptedEncoding } from '../http/encoding.ts'
import type { Metrics } from '../operations/metrics.ts'
import { sendProblem } from '../http/problem.ts'
import type { ContentVersion } from './contentVersion.ts'
import { ordersFaults, sendWithFaults } from './faults.ts'
import type { Page } from './page.ts'
import type { PageCache } from './pageCache.ts'
import { redirectFor, splitUrl, type Redirect } from './redirectFor.ts'
import { renderPage, type PageTarget } from './renderPage.ts'
import { withStrip } from '../previews/previewStrip.ts'

export type PageOptions = {
  cache: PageCache
  content: ContentVersion
  metrics: Metrics
  apiUrl: string
  origin: string
  /** Whether addresses may order faults of remotes. Never in production. */
  hasFaults: boolean
}

/** `stale`: an older one, because it could not be rendered now; `left-to-browser`: because that failed, and there is none. */
type Served = { page: Page; served: 'cached' | 'rendered' | 'stale' | 'left-to-browser' }

const BUSY_RETRY_AFTER_S = 2

/** The route of pages: every GET that no other route answers. */
export const PAGES = '/*'

/** Serves pages. */
export function servePages(app: FastifyInstance, options: PageOptions): void {
  const { cache, content, metrics, apiUrl, origin, hasFaults } = options
  /** Pages being rendered: concurrent requests for the same page share one rendering. */
  const rendering = new Map<string, Promise<Page | Redirect>>()

  app.get(PAGES, async (request, reply) => {
    const { snapshot, preview } = request
    if (!snapshot) return sendProblem(reply.header('retry-after', '1'), 'server.unavailable')
    const redirect = redirectFor(snapshot, request.url)
    if (redirect) return sendRedirect(reply, redirect)
    const target = targetOf(snapshot, request.url)
    if (!target.route && !wantsPage(request))
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')

    content.check()
    const answer = await pageOf(snapshot, target)
    if ('location' in answer) return sendRedirect(reply, answer)
    const { page, served } = answer
    // For developers: why this page is as it is (https://www.w3.org/TR/server-timing/).
    reply.header('server-timing', `page;desc="${served}"`)
    const isFaulty = hasFaults && ordersFaults(request.url)
    if (!isFaulty && !preview) return sendPage(request, reply, snapshot, page)
    const written = (await page.encoded('identity')).toString()
    const html = preview ? withStrip(written, target.locale, snapshot, preview.until) : written
    reply.code(page.status).headers(snapshot.headers).header('cache-control', 'no-store')
    return isFaulty ? sendWithFaults(reply, html, request.url) : reply.type('text/html; charset=utf-8').send(html)
  })

  async function pageOf(snapshot: Snapshot, target: PageTarget): Promise<Served | Redirect> {
    const key = `${snapshot.id} ${target.url}`
    const cached = cache.fresh(key)
    if (cached) return (metrics.pages.inc({ outcome: 'cached' }), { page: cached, served: 'cached' })

    const answer = await (rendering.get(key) ?? renderShared(key, snapshot, target))
    if ('location' in answer) return answer
    const outcome = answer.rendered ? 'rendered' : 'left-to-browser'
    metrics.pages.inc({ outcome })
    // While the API is down a stale page is better than none.
    const failed = !answer.rendered || answer.status >= 500
    const stale = failed ? cache.stale(key) : undefined
    return stale ? { page: stale, served: 'stale' } : { page: answer, served: outcome }
  }

  function renderShared(key: string, snapshot: Snapshot, target: PageTarget): Promise<Page | Redirect> {
    const generation = cache.generation()
    const answer = renderPage(snapshot, target, { apiUrl, origin, metrics, log: app.log }).then((page) => {
      if ('rendered' in page) cache.keep(key, page, generation)
      return page
    })
    rendering.set(key, answer)
    return answer.finally(() => rendering.delete(key))
  }
}

export function targetOf(snapshot: Snapshot, url: string): PageTarget {
  const [pathname, search] = splitUrl(url)
  const { locale, path } = splitLocale(pathname)
  const route = snapshot.routes.match(path)
  return { locale, route, url: pathname + knownSearch(search, route?.search ?? []) }
}

/**
 * The query parameters that the route declares, in the request's order: links that a page builds from the query must be
 * the same in the browser.
 */
function knownSearch(search: string, names: string[]): string {
  const params = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => names.includes(name)))
  return params.size > 0 ? `?${params}` : ''
}

/** A missing picture or script gets a plain 404 instead of a rendered page. */
const wantsPage = ({ headers: { accept } }: FastifyRequest) =>
  accept === undefined || accept === '*/*' || accept.includes('text/html')

const sendRedirect = (reply: FastifyReply, { location, status }: Redirect) =>
  reply.header('cache-control', 'no-cache').redirect(location, status)

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  snapshot: Snapshot,
  page: Page,
): Promise<FastifyReply> {
  reply
    .headers(snapshot.headers)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', page.etag)
  if (page.status === 503) reply.header('retry-after', BUSY_RETRY_AFTER_S)
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send()
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .send(await page.encoded(encoding))
}
