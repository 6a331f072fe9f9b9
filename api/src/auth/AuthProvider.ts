import type { Provider } from '@kinora/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Where the browser goes next, or the code of what stands in the way (specification, section 8), and where it was going
 * where only the provider knows.
 */
type Outcome = { url: string } | { error: string; callbackUrl?: string }

/** A way to sign in. Where it ends well it has started a session. `callbackUrl` is safe: an address of the product. */
export type AuthProvider = Pick<Provider, 'id' | 'name' | 'type'> & {
  /** POST signin/{id}: the first step, at another site for OAuth. */
  start: (request: FastifyRequest, reply: FastifyReply, callbackUrl: string) => Promise<Outcome>
  /** callback/{id}: a POST with credentials, and a GET from another site for OAuth. */
  complete: (request: FastifyRequest, reply: FastifyReply, callbackUrl: string) => Promise<Outcome>
}
