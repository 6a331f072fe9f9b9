import fp from 'fastify-plugin'

/** No answer of the API is a page: none may be framed, MIME-sniffed or read by other origins. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/** Set before handlers run, so that a route can override them, for instance cache-control. */
export const securityHeaders = fp(
  async (app) => {
    app.addHook('onRequest', (_request, reply, next) => {
      reply.headers(SECURITY_HEADERS)
      next()
    })
  },
  { name: 'securityHeaders' },
)
