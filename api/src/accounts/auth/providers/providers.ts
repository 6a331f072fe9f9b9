import type { FastifyInstance } from 'fastify'
import type { AuthProvider } from './AuthProvider.ts'
import { emailProvider } from './emailProvider.ts'
import { openidProvider } from './openidProvider.ts'
import { passkeyProvider } from './passkeyProvider.ts'
import { passwordProvider } from './passwordProvider.ts'

export type Providers = Map<string, AuthProvider>

/** The ways to sign in that are set up, in the order in which they are shown. */
export function providersOf(app: FastifyInstance): Providers {
  const { google, smtpUrl, sandboxUrl } = app.config
  const all = [
    passwordProvider(app),
    passkeyProvider(app),
    ...(google ? [openidProvider(app, { id: 'google', name: 'Google', ...google })] : []),
    ...(smtpUrl || sandboxUrl ? [emailProvider(app)] : []),
  ]
  return new Map(all.map((provider) => [provider.id, provider]))
}

/** Known to the product even where it is not set up. */
export const isKnownProvider = (id: string) => ['credentials', 'passkey', 'google', 'email'].includes(id)
