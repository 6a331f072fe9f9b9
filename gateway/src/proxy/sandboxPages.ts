import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

const PREFIX = '/sandbox/mail'

/** The sandbox's mailbox, to be read on the product's own address. For one machine without a mail server. */
export function showSandboxMail(app: FastifyInstance, sandboxUrl: string): void {
  app.register(httpProxy, {
    upstream: sandboxUrl,
    prefix: PREFIX,
    rewritePrefix: PREFIX,
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
