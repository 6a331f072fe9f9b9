import fp from 'fastify-plugin'

/** Nothing of the API is a page: it may not be framed, sniffed or read by other origins. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/** Set first, so that a route may say otherwise, for instance how long its answer may be kept. */
export const securityHeaders = fp(
  async (app) => {
    app.addHook('onRequest', (_request, reply, next) => {
      reply.headers(SECURITY_HEADERS)
      next()
    })
  },
  { name: 'securityHeaders' },
)
