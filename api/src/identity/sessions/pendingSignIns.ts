import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownCookie } from '../../platform/index.ts'
import { seal, unseal } from './seal.ts'

/** Time to find a password and a second factor; the same as in next-auth 4. */
const LASTS_S = 15 * 60

/**
 * The state of a sign-in at `provider`, in a sealed cookie of the browser that began it: no other browser can complete
 * it, and no other provider (GHSA-x445-f3h2-j279).
 */
export function pendingSignIns<Pending extends object>(
  { config: { origin, authSecrets } }: FastifyInstance,
  provider: string,
  { cookie: cookieName = 'pendingSignIn', lastsSeconds = LASTS_S } = {},
) {
  const { name, options } = ownCookie(origin, cookieName)
  const sealedFor = `sign-in with ${provider}`

  /** Undefined if there is no cookie, or it is another provider's or expired. */
  function read({ cookies }: FastifyRequest): Pending | undefined {
    const text = unseal(authSecrets, sealedFor, cookies[name] ?? '')
    if (text === undefined) return undefined
    const { endsAt, ...pending } = JSON.parse(text) as { endsAt: number }
    return endsAt > Date.now() ? (pending as Pending) : undefined
  }

  return {
    keep: (reply: FastifyReply, pending: Pending) => {
      const text = JSON.stringify({ endsAt: Date.now() + lastsSeconds * 1_000, ...pending })
      reply.setCookie(name, seal(authSecrets, sealedFor, text), { ...options, maxAge: lastsSeconds })
    },
    read,
    /** Reads and clears the cookie. */
    take: (request: FastifyRequest, reply: FastifyReply): Pending | undefined => {
      if (request.cookies[name] !== undefined) reply.clearCookie(name, options)
      return read(request)
    },
  }
}
