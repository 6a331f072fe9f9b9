import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { isThisMachine } from '../http/isThisMachine.ts'
import { sendProblem } from '../http/problem.ts'

/** The inspection pages of the stubs for the mail server and the third parties; and the pages on which people pay. */
const PAGES: { prefix: string; methods: ('GET' | 'POST')[] }[] = [
  { prefix: '/sandbox/mail', methods: ['GET'] },
  { prefix: '/sandbox/third-parties', methods: ['GET'] },
  { prefix: '/sandbox/pay', methods: ['GET', 'POST'] },
]

/**
 * Proxies the sandbox's pages on the product's own origin. Only for development and tests, and for this machine unless
 * they are public: whoever reads mail can take over every account.
 */
export function showSandbox(app: FastifyInstance, sandboxUrl: string, isPublic: boolean): void {
  for (const { prefix, methods } of PAGES) {
    app.register(httpProxy, {
      upstream: sandboxUrl,
      prefix,
      rewritePrefix: prefix,
      httpMethods: methods,
      disableRequestLogging: true,
      preHandler: async (request, reply) =>
        isPublic || isThisMachine(request) ? undefined : sendProblem(reply, 'request.notFound'),
      destroyAgent: true,
      replyOptions: {
        // The sandbox does not get credentials.
        rewriteRequestHeaders: (_request, { cookie: _, authorization: __, ...headers }) => headers,
        // Drops hop-by-hop headers (RFC 9110, 7.6.1).
        rewriteHeaders: ({ connection: _, 'keep-alive': __, ...headers }) => headers,
      },
    })
  }
}
