import type { FastifyInstance } from 'fastify'
import { drawMail, drawMails, framed, type Mail } from './drawMails.ts'
import { STYLE_HASH } from './sandboxPage.ts'

/** How many mails are kept: as many as a person would read. */
const KEPT = 200
const MAX_MAIL_BYTES = 256 * 1024

/** Allows only our own style, and frames of the same origin for mails. */
const PAGE_POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A mail is sandboxed: no scripts, no requests, no cookies; clicked links open in the top window. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation"

/** The mail stub: accepts mail at POST /mail, and shows it at /sandbox/mail, which the gateway proxies. */
export function keepMail(app: FastifyInstance): void {
  const mails: Mail[] = []
  let forgotten = 0
  const find = (number: string): Mail | undefined => mails[Number(number) - forgotten - 1]

  app.post<{ Body: Omit<Mail, 'at'> }>(
    '/mail',
    { bodyLimit: MAX_MAIL_BYTES, schema: { body: MAIL } },
    async ({ body }, reply) => {
      mails.push({ ...body, at: new Date().toISOString() })
      forgotten += mails.splice(0, mails.length - KEPT).length
      return reply.code(204).send()
    },
  )
  app.get('/mail', async () => ({ data: mails }))

  app.register(
    async (pages) => {
      pages.addHook('onRequest', async (_request, reply) => {
        reply.headers({
          'cache-control': 'no-store',
          'content-security-policy': PAGE_POLICY,
          'x-content-type-options': 'nosniff',
        })
        reply.type('text/html; charset=utf-8')
      })
      pages.get('/', async () =>
        drawMails(mails.map((mail, place) => ({ ...mail, number: forgotten + place + 1 })).reverse()),
      )
      pages.get<{ Params: { number: string } }>('/:number', async ({ params }, reply) => {
        const mail = find(params.number)
        return mail ? drawMail(mail, Number(params.number)) : reply.code(404).send(drawMails([]))
      })
      pages.get<{ Params: { number: string } }>('/:number/html', async ({ params }, reply) => {
        const mail = find(params.number)
        reply.headers({ 'content-security-policy': MAIL_POLICY, 'x-frame-options': 'SAMEORIGIN' })
        return mail ? framed(mail.html) : reply.code(404).send('')
      })
    },
    { prefix: '/sandbox/mail' },
  )
}

const text = { type: 'string' }
const MAIL = {
  type: 'object',
  required: ['from', 'to', 'subject', 'text', 'html'],
  properties: { from: text, to: text, subject: text, text, html: text },
}
