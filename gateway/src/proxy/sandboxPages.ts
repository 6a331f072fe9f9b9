import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { isThisMachine } from '../operations/isThisMachine.ts'
import { sendProblem } from '../operations/problem.ts'

/** The inspection pages of the stubs for the mail server and the third parties. */
const PREFIXES = ['/sandbox/mail', '/sandbox/third-parties']

/**
 * Proxies the sandbox's inspection pages on the product's own origin. Only for development and tests, and for this
 * machine unless they are public: whoever reads mail can take over every account.
 */
export function showSandbox(app: FastifyInstance, sandboxUrl: string, isPublic: boolean): void {
  for (const prefix of PREFIXES) {
    app.register(httpProxy, {
      upstream: sandboxUrl,
      prefix,
      rewritePrefix: prefix,
      httpMethods: ['GET'],
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
