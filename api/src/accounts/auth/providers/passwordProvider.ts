import { normalizeEmail } from '@kinora/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { holdPassword, selectAccount, verifyPassword } from '../../../identity/index.ts'
import { signInOrAsk } from '../factor/pendingFactors.ts'
import { authUrls } from '../urls/authUrls.ts'
import type { AuthProvider } from './AuthProvider.ts'

/** docs/contract.md, "Decided values". For an address failures count, so that a room full of people signs in. */
const LIMITS = { each: { max: 5, seconds: 60 }, address: { max: 100, seconds: 15 * 60 } }
const TEXT_MAX_LENGTH = 320

type Attempt = { userId?: number | undefined; passwordHash: string | null; isOpen: boolean }

/** E-mail and password. A failure has the same answer and takes the same time whether there is an account or not. */
export function passwordProvider(app: FastifyInstance): AuthProvider {
  const {
    db,
    limits,
    config: { origin, hidesAccounts },
  } = app

  async function readAttempt(request: FastifyRequest): Promise<Attempt> {
    const { email: rawEmail, password } = request.body as { email?: unknown; password?: unknown }
    if (!isText(rawEmail) || !isText(password)) return { isOpen: false, passwordHash: null }
    const email = normalizeEmail(rawEmail)
    const succeeded = await limits.takeOnAccount('signIn', request, email ?? rawEmail, LIMITS)
    const account = email === undefined ? undefined : await selectAccount(db, email)
    const isRight = await verifyPassword(account?.passwordHash ?? null, password)
    // Whoever registered with an address could otherwise learn by signing in whether it had an account before.
    const isShown = account?.isVerified || !hidesAccounts
    const isOpen = isRight && isShown
    if (isOpen) await succeeded()
    return { userId: account?.id, passwordHash: account?.passwordHash ?? null, isOpen }
  }

  return {
    id: 'credentials',
    name: 'Credentials',
    type: 'credentials',
    start: async (_request, _reply, callbackUrl) => ({ url: authUrls(origin).signIn({ callbackUrl }) }),
    complete: async (request, reply, callbackUrl) => {
      const { userId, passwordHash, isOpen } = await readAttempt(request)
      if (!isOpen || userId === undefined) return { error: 'CredentialsSignin', userId }
      return db.transaction(async (tx) => {
        // A new password that was set since ends all sessions, and must not miss this one.
        if (!(await holdPassword(tx, userId, passwordHash))) return { error: 'CredentialsSignin', userId }
        return signInOrAsk(app, reply, { userId, callbackUrl }, tx)
      })
    },
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= TEXT_MAX_LENGTH
