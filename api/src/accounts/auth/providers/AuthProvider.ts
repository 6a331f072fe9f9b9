import type { Provider } from '@kinora/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * The URL to redirect to, or an error code (docs/specification.md, section 8), with the callback URL if only the
 * provider knows it.
 */
type Outcome = { url: string } | { error: string; callbackUrl?: string }

/**
 * Whose account was to be opened, where that is known, and whether a second factor is asked for: for the record of
 * security events.
 */
type WithUser = { userId?: number | undefined; isHalf?: boolean }

/** A way to sign in; success starts a session. `callbackUrl` is validated: it has the product's origin. */
export type AuthProvider = Pick<Provider, 'id' | 'name' | 'type'> & {
  /** POST signin/{id}: the first step, at another site for OAuth. */
  start: (request: FastifyRequest, reply: FastifyReply, callbackUrl: string) => Promise<Outcome>
  /** callback/{id}: a POST with credentials, and a GET from another site for OAuth. */
  complete: (request: FastifyRequest, reply: FastifyReply, callbackUrl: string) => Promise<Outcome & WithUser>
}
