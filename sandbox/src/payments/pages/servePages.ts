import type { FastifyInstance } from 'fastify'
import { parse } from 'qs'
import type { Provider } from '../provider/openProvider.ts'
import { runDue } from '../provider/runDue.ts'
import { drawMissing } from './drawSteps.ts'
import { serveFonts } from './fonts.ts'
import { sendPage } from './sendPage.ts'
import { serveCheckout } from './serveCheckout.ts'
import { serveInvoice } from './serveInvoice.ts'
import { servePortal } from './servePortal.ts'
import { localeOf } from './words.ts'

/** The pages at /sandbox/pay, which the gateway shows on the product's origin. */
export function servePages(app: FastifyInstance, provider: Provider): void {
  const { origin } = new URL(provider.pagesUrl)

  app.register(
    async (pages) => {
      pages.removeAllContentTypeParsers()
      pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
        done(null, onlyTexts(String(body))),
      )
      // Addresses of pages cannot be guessed; all the same, forms of other sites do nothing here.
      pages.addHook('onRequest', async (request, reply) => {
        if (request.method === 'POST' && (request.headers.origin ?? origin) !== origin)
          return sendPage(reply.code(403), drawMissing(localeOf(null, request.headers['accept-language'])))
        provider.store.transaction(() => runDue(provider, null, provider.timeOf(null)))
      })
      pages.setNotFoundHandler((request, reply) =>
        sendPage(reply.code(404), drawMissing(localeOf(null, request.headers['accept-language']))),
      )
      serveFonts(pages)
      serveCheckout(pages, provider)
      servePortal(pages, provider)
      serveInvoice(pages, provider)
    },
    { prefix: '/sandbox/pay' },
  )
}

const onlyTexts = (body: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parse(body, { depth: 0, parameterLimit: 50 })).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
