import type { Provider } from '@kinora/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openidProvider } from './openidProvider.ts'
import { passwordProvider } from './passwordProvider.ts'

/**
 * Where the browser goes next, or the code of what stands in the way (specification, section 8), and where it was going
 * where only the provider knows.
 */
export type Outcome = { url: string } | { error: string; callbackUrl?: string }

/** A way to sign in. Where it ends well it has started a session. `callbackUrl` is safe: an address of the product. */
export type AuthProvider = Pick<Provider, 'id' | 'name' | 'type'> & {
  /** POST signin/{id}: the first step, at another site for OAuth. */
  start: (request: FastifyRequest, reply: FastifyReply, callbackUrl: string) => Promise<Outcome>
  /** callback/{id}: a POST with credentials, and a GET from another site for OAuth. */
  complete: (request: FastifyRequest, reply: FastifyReply, callbackUrl: string) => Promise<Outcome>
}

export type Providers = Map<string, AuthProvider>

/** The ways to sign in that are set up, in the order in which they are shown. */
export function providersOf(app: FastifyInstance): Providers {
  const { google } = app.config
  const all = [passwordProvider(app), ...(google ? [openidProvider(app, { id: 'google', name: 'Google', ...google })] : [])]
  return new Map(all.map((provider) => [provider.id, provider]))
}

/** Known to the product even where it is not set up. */
export const isKnownProvider = (id: string) => ['credentials', 'google', 'email'].includes(id)
