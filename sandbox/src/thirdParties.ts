import type { FastifyInstance } from 'fastify'
import { STYLE_HASH, clock, escapeHtml, sandboxPage } from './sandboxPage.ts'
import { CAMPAIGNS, SCRIPTS } from './thirdPartyStubs.ts'

/** An event that a stub received, or a request for its script. */
type Received = { at: string; id: string; event: string; fields: Record<string, unknown> }

/** How many events are kept: as many as a person would read. */
const KEPT = 200

const PAGE_POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Stubs of third parties at /third-parties/*; /sandbox/third-parties shows what they have received. */
export function keepThirdParties(app: FastifyInstance): void {
  const received: Received[] = []
  const keep = (id: string, event: string, fields: Record<string, unknown> = {}) => {
    received.push({ at: new Date().toISOString(), id, event, fields })
    received.splice(0, received.length - KEPT)
  }

  app.register(
    async (stubs) => {
      // Iframes with an opaque origin load these, so every origin must be allowed.
      stubs.addHook('onRequest', async (_request, reply) => {
        reply.headers({
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'no-store',
        })
      })
      // sendBeacon() sends a string as text/plain, also if it is JSON.
      stubs.addContentTypeParser('text/plain', { parseAs: 'string' }, stubs.getDefaultJsonParser('error', 'error'))

      stubs.get('/', async () => ({ data: received }))
      stubs.get<{ Params: { file: string } }>('/:file', async ({ params: { file } }, reply) => {
        const id = file.replace(/\.js$/, '')
        if (id === file || !Object.hasOwn(SCRIPTS, id)) return reply.code(404).send()
        keep(id, 'loaded')
        return reply.type('text/javascript; charset=utf-8').send(SCRIPTS[id])
      })
      stubs.post<{ Params: { id: string }; Body: Event }>(
        '/:id',
        { schema: { body: EVENT } },
        async ({ params, body }, reply) => {
          if (!Object.hasOwn(SCRIPTS, params.id)) return reply.code(404).send()
          keep(params.id, body.event, body.fields)
          return reply.code(204).send()
        },
      )
      stubs.get<{ Querystring: { via?: string; locale?: string } }>(
        '/referral',
        async ({ query: { via = '', locale = '' } }) => {
          keep('referral', 'asked', { via, locale })
          const campaign = CAMPAIGNS[`${locale}:${via}`]
          return campaign ? { token: `sandbox-${via}`, campaign } : {}
        },
      )
    },
    { prefix: '/third-parties' },
  )

  app.get('/sandbox/third-parties', async (_request, reply) =>
    reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': PAGE_POLICY,
        'x-content-type-options': 'nosniff',
      })
      .type('text/html; charset=utf-8')
      .send(drawThirdParties([...received].reverse())),
  )
}

type Event = { event: string; fields?: Record<string, unknown> }
const EVENT = {
  type: 'object',
  required: ['event'],
  properties: { event: { type: 'string', maxLength: 100 }, fields: { type: 'object' } },
}

/** A page with what third parties have received, newest first. */
function drawThirdParties(received: Received[]): string {
  const items = received.map(({ at, id, event, fields }) => {
    const told = Object.entries(fields)
      .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(String(value))}</dd>`)
      .join('')
    return `<li><b>${escapeHtml(id)}</b>: ${escapeHtml(event)}, <time datetime="${at}">${clock(at)}</time>${told && `<dl>${told}</dl>`}</li>`
  })
  return sandboxPage(
    'Third parties',
    `<h1>Third parties</h1>
<p>What the stand-ins for other firms have received since this sandbox was started. Nothing leaves this machine.</p>
${items.length > 0 ? `<ol>${items.join('\n')}</ol>` : '<p>Nothing here yet.</p>'}`,
  )
}
