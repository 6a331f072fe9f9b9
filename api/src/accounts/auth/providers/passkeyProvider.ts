import type { FastifyInstance } from 'fastify'
import { passkeyCeremonies } from '../../../identity/index.ts'
import { readCredential } from '../factor/readCredential.ts'
import { authUrls } from '../urls/authUrls.ts'
import type { AuthProvider } from './AuthProvider.ts'

const EACH_ADDRESS = { max: 20, seconds: 60 }

/** A passkey, which is two factors by itself. An unknown one is refused as a wrong one is. */
export function passkeyProvider(app: FastifyInstance): AuthProvider {
  const ceremonies = passkeyCeremonies(app)
  return {
    id: 'passkey',
    name: 'Passkey',
    type: 'credentials',
    start: async (_request, _reply, callbackUrl) => ({ url: authUrls(app.config.origin).signIn({ callbackUrl }) }),
    complete: async (request, reply, callbackUrl) => {
      await app.limits.take('passkey.address', request.ip, EACH_ADDRESS)
      const credential = readCredential((request.body as { credential?: unknown }).credential)
      const userId = credential && (await ceremonies.whoSignedIn(request, credential))
      if (userId === undefined) return { error: 'PasskeySignin' }
      await app.sessions.start(reply, userId, app.db, 'two')
      return { url: callbackUrl, userId }
    },
  }
}
