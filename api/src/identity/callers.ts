import type { RoleName } from '@kinora/contracts'
import type { FastifyRequest } from 'fastify'
import { ApiProblem } from '../http/problems.ts'
import { selectSessionOf } from './sessionQueries.ts'

/** Who asks. `isActive`: has a subscription that runs. */
export type Caller = { userId: number; sessionId: number; role: RoleName; isActive: boolean }

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of routes whose policy needs one. */
    caller: Caller | null
  }
}

/** The caller, for handlers of guarded routes. */
export function callerOf({ caller }: FastifyRequest): Caller {
  if (!caller) throw new ApiProblem(401, 'auth.required')
  return caller
}

/**
 * Who asks: whoever the access token names while its session runs, or else, where cookies count, the cookie's session.
 * A wrong token is nobody, even beside a right cookie.
 */
export async function identify(request: FastifyRequest, byCookie: boolean): Promise<Caller | null> {
  const {
    headers: { authorization },
    server,
  } = request
  if (authorization === undefined) return byCookie ? ((await server.sessions.current(request)) ?? null) : null
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1]
  const claims = token && (await server.accessTokens.verify(token))
  if (!claims) return null
  return (await selectSessionOf(server.db, claims.sessionId, claims.userId)) ?? null
}
