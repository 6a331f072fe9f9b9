import Fastify, { type FastifyInstance } from 'fastify'
import { keepMail } from './mail.ts'
import { openPayments, type PaymentsOptions } from './payments/openPayments.ts'
import { keepThirdParties } from './thirdParties.ts'

/** How many reports are kept: as many as a person would read. */
const KEPT = 200
const MAX_REPORT_BYTES = 16_384

type StoredReport = { at: string; report: unknown }

/**
 * Stubs of services outside of Kinora. Keeps everything in memory, but for payments.
 * @param payments without it there is no payment provider, and its addresses are not found
 */
export function buildSandbox({ payments }: { payments?: PaymentsOptions } = {}): FastifyInstance {
  const app = Fastify({ logger: false, bodyLimit: MAX_REPORT_BYTES, requestTimeout: 10_000, connectionTimeout: 60_000 })
  const reports: StoredReport[] = []

  app.post('/reports', async ({ body }, reply) => {
    reports.push({ at: new Date().toISOString(), report: body })
    reports.splice(0, reports.length - KEPT)
    return reply.code(204).send()
  })
  app.get('/reports', async () => ({ data: reports }))
  keepMail(app)
  keepThirdParties(app)
  if (payments) openPayments(app, payments)
  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'")
      .send(page(reports.length)),
  )
  return app
}

const page = (count: number) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Kinora sandbox</title>
<h1>Kinora sandbox</h1>
<p>This process stands in for services outside of Kinora. It forgets everything but payments when it stops, and never runs in production.</p>
<dl>
  <dt>Error reporting service</dt>
  <dd><code>POST /reports</code> takes what browsers report; <a href="/reports">GET /reports</a> shows the last ${KEPT} (${count} now).</dd>
  <dt>Mail server</dt>
  <dd><code>POST /mail</code> takes a mail; <a href="/sandbox/mail">/sandbox/mail</a> shows the last ${KEPT}, <a href="/mail">GET /mail</a> gives them as data.</dd>
  <dt>Payment provider</dt>
  <dd><code>/v1</code> is the part of Stripe's API that Kinora uses; people pay at <code>/sandbox/pay</code>, and <code>/payments/control</code> is for tests. The database is the file PAYMENTS_DATABASE; without it, there is none.</dd>
  <dt>Other firms: analytics, chat, e-mail tracker, referral program</dt>
  <dd>Frames load <code>/third-parties/*.js</code>; <a href="/sandbox/third-parties">/sandbox/third-parties</a> shows the last ${KEPT} things that they were told, <a href="/third-parties">GET /third-parties</a> gives them as data.</dd>
</dl>
</html>
`
