import { localePath, paths, splitLocale } from '@kinora/paths'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { hasFactor, makeCode, pendingSignIns, selectFactors, selectPassword, sha256 } from '../../../identity/index.ts'
import type { Queryable } from '../../../platform/index.ts'

/** docs/contract.md, "Decided values". */
export const PENDING_S = 10 * 60

/** A sign-in that has shown one factor. It opens nothing, and ends with a change of the password. */
export type PendingFactor = {
  id: string
  userId: number
  /** Of the password's hash when it was right. */
  password: string
  /** Where the browser goes after signing in. */
  callbackUrl: string
}

export const pendingFactors = (app: FastifyInstance) =>
  pendingSignIns<PendingFactor>(app, 'a second factor', { cookie: 'pendingFactor', lastsSeconds: PENDING_S })

export const passwordMark = ({ passwordHash }: { passwordHash: string | null }): string => sha256(passwordHash ?? '')

/**
 * Signs in somebody who has shown one factor, or, where the account has a second one, leads to the page that asks for
 * it: until then there is no session. Returns where the browser goes, and whether that is half the way.
 */
export async function signInOrAsk(
  app: FastifyInstance,
  reply: FastifyReply,
  { userId, callbackUrl }: Pick<PendingFactor, 'userId' | 'callbackUrl'>,
  tx: Queryable = app.db,
): Promise<{ url: string; userId: number; isHalf: boolean }> {
  const current = await app.sessions.current(reply.request)
  // Somebody who links Google to their account is signed in already.
  const factor = current?.userId === userId ? current.factor : 'one'
  if (factor === 'one' && hasFactor(await selectFactors(tx, userId))) {
    const password = passwordMark(await selectPassword(tx, userId))
    pendingFactors(app).keep(reply, { id: makeCode(), userId, password, callbackUrl })
    const { locale } = splitLocale(new URL(callbackUrl).pathname)
    return { url: app.config.origin + localePath(locale, paths.secondFactor()), userId, isHalf: true }
  }
  await app.sessions.start(reply, userId, tx, factor)
  return { url: callbackUrl, userId, isHalf: false }
}
