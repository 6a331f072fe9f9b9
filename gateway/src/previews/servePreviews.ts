import { readPreview, type KnownKeys, type PreviewLink } from '@kinora/releases'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Snapshot } from '../live/snapshot.ts'
import { cookieIn, cookieOf } from './cookies.ts'
import { openPreviews } from './openPreviews.ts'
import { END_PATH, pageWithoutPreview, STYLE, STYLE_PATH } from './previewStrip.ts'

type Options = {
  keys: KnownKeys
  /** The public origin. */
  origin: string
  open: (manifest: string) => Promise<Snapshot>
}

/**
 * Shows a version that is not live to whoever opens a link of `npm run release -- <package> --preview`:
 * - GET /preview/{link}?to=/programs keeps the link in a cookie and goes to the page; 410 where the link has ended;
 * - GET /preview/end forgets it.
 *
 * All requests with that cookie get `request.snapshot` of that manifest, and everybody else that of the live one.
 */
export function servePreviews(app: FastifyInstance, { keys, origin, open }: Options): void {
  const previews = openPreviews(open)

  app.decorateRequest('preview', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const kept = cookieIn(request, origin, 'preview')
    const link = kept === undefined ? null : readPreview(kept, keys)
    if (link) void show(request, link).finally(done)
    else done()
  })
  async function show(request: FastifyRequest, link: PreviewLink): Promise<void> {
    try {
      request.snapshot = await previews.snapshotOf(link.manifest)
      request.preview = link
    } catch (error) {
      request.log.warn({ manifest: link.manifest, err: error }, 'A preview cannot be shown; what is live is')
    }
  }
  app.addHook('onClose', () => previews.close())

  app.get(STYLE_PATH, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(STYLE),
  )
  app.get(END_PATH, (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('set-cookie', cookieOf(origin, 'preview', '', 0))
      .redirect('/', 303),
  )
  app.get<{ Params: { link: string }; Querystring: { to?: string } }>('/preview/:link', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    const link = readPreview(request.params.link, keys)
    if (!link) return sendWithout(reply.code(410), 'ended')
    try {
      await previews.snapshotOf(link.manifest)
    } catch (error) {
      request.log.warn({ manifest: link.manifest, err: error }, 'A preview cannot be shown')
      return sendWithout(reply.code(503).header('retry-after', '30'), 'unusable')
    }
    return reply
      .header('set-cookie', cookieOf(origin, 'preview', request.params.link, link.until))
      .redirect(ownPath(request.query.to, origin), 303)
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What this request is answered from; null until a manifest is loaded. */
    snapshot: Snapshot | null
    /** The preview that it is for, and not for what is live. */
    preview: PreviewLink | null
  }
}

/** The policy of all other responses allows no style sheet. */
const sendWithout = (reply: FastifyReply, reason: 'ended' | 'unusable') =>
  reply
    .header('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(pageWithoutPreview(reason))

/** A page of this product; its home page for anything else. */
function ownPath(to: string | undefined, origin: string): string {
  const target = to?.startsWith('/') ? URL.parse(to, origin) : null
  return target?.origin === origin && !target.pathname.startsWith('//') ? target.pathname + target.search : '/'
}
