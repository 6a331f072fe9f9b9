import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownCookie } from '../http/ownCookie.ts'
import { seal, unseal } from '../identity/seal.ts'
import type { Checks } from './openidClient.ts'

/** Time to find a password and a second factor; the same as in next-auth 4. */
const LASTS_S = 15 * 60

type PendingSignIn = Checks & {
  /** Where the browser goes after signing in. */
  callbackUrl: string
  /** Who was signed in when it began, and so may link the provider's account to their own. */
  userId: number | null
}

/**
 * The state of a sign-in at `provider`, in a sealed cookie of the browser that began it: no other browser can complete
 * it, and no other provider (GHSA-x445-f3h2-j279).
 */
export function pendingSignIns({ config: { origin, authSecret } }: FastifyInstance, provider: string) {
  const { name, options } = ownCookie(origin, 'pendingSignIn')
  const sealedFor = `sign-in with ${provider}`

  return {
    keep: (reply: FastifyReply, pending: PendingSignIn) => {
      const text = JSON.stringify({ endsAt: Date.now() + LASTS_S * 1_000, ...pending })
      reply.setCookie(name, seal(authSecret, sealedFor, text), { ...options, maxAge: LASTS_S })
    },
    /** Reads and clears the cookie. Undefined if there is none, or it is another provider's or expired. */
    take: ({ cookies }: FastifyRequest, reply: FastifyReply): PendingSignIn | undefined => {
      const cookie = cookies[name]
      if (cookie === undefined) return undefined
      reply.clearCookie(name, options)
      const text = unseal(authSecret, sealedFor, cookie)
      if (text === undefined) return undefined
      const { endsAt, ...pending } = JSON.parse(text) as PendingSignIn & { endsAt: number }
      return endsAt > Date.now() ? pending : undefined
    },
  }
}
