import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

/** What stands in for a mail server and for other firms shows what it was sent. */
const PREFIXES = ['/sandbox/mail', '/sandbox/third-parties']

/** The sandbox's pages, to be read on the product's own address. For one machine without the outside world. */
export function showSandbox(app: FastifyInstance, sandboxUrl: string): void {
  for (const prefix of PREFIXES) {
    app.register(httpProxy, {
      upstream: sandboxUrl,
      prefix,
      rewritePrefix: prefix,
      httpMethods: ['GET'],
      disableRequestLogging: true,
      destroyAgent: true,
      replyOptions: {
        // It has no business with who asks.
        rewriteRequestHeaders: (_request, { cookie: _, authorization: __, ...headers }) => headers,
        // These are between the sandbox and us (RFC 9110, 7.6.1).
        rewriteHeaders: ({ connection: _, 'keep-alive': __, ...headers }) => headers,
      },
    })
  }
}
