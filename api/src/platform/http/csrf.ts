import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ownCookie } from './ownCookie.ts'
import { ApiProblem } from './responses/problems.ts'

const TOKEN_BYTES = 32

export type Csrf = {
  /** The CSRF token for forms; sets the cookie that it is compared with, unless there is a valid one. */
  tokenFor: (request: FastifyRequest, reply: FastifyReply) => string
  /** Whether the body's `csrfToken` is the cookie's. */
  isVerified: (request: FastifyRequest) => boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    csrf: Csrf
  }
}

/** CSRF protection: signed double-submit cookie, as in next-auth, and an origin check for every write. */
export const csrf = fp(
  async (app) => {
    const { origin, authSecrets } = app.config
    const { name, options } = ownCookie(origin, 'csrf')
    const sign = (token: string, secret: string) =>
      createHmac('sha256', secret).update(`csrf\n${token}`).digest('base64url')

    const tokenOf = ({ cookies }: FastifyRequest) => {
      const [token = '', signature = ''] = cookies[name]?.split('|') ?? []
      return token && authSecrets.some((secret) => isSame(signature, sign(token, secret))) ? token : undefined
    }

    app.decorate('csrf', {
      tokenFor: (request, reply) => {
        const existingToken = tokenOf(request)
        if (existingToken) return existingToken
        const token = randomBytes(TOKEN_BYTES).toString('base64url')
        reply.setCookie(name, `${token}|${sign(token, authSecrets[0])}`, options)
        return token
      },
      isVerified: (request) => {
        const { csrfToken } = (request.body ?? {}) as { csrfToken?: unknown }
        const token = tokenOf(request)
        return token !== undefined && typeof csrfToken === 'string' && isSame(csrfToken, token)
      },
    })

    app.addHook('onRequest', async ({ method, headers }) => {
      if (/^(GET|HEAD|OPTIONS)$/.test(method)) return
      if (!isFromUs(headers, origin)) throw new ApiProblem(403, 'auth.crossSite')
    })
  },
  { name: 'csrf', decorators: { fastify: ['config'] }, dependencies: ['@fastify/cookie'] },
)

/** Browsers send Origin and Sec-Fetch-Site, which pages cannot change; clients that are no browsers send neither. */
function isFromUs({ origin: from, 'sec-fetch-site': site }: FastifyRequest['headers'], origin: string) {
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return from === undefined || from === origin
}

function isSame(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
