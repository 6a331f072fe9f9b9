import type { RoleName } from '@kinora/contracts'
import type { FastifyRequest } from 'fastify'
import { ApiProblem } from '../../platform/index.ts'
import { selectSessionOf } from '../sessions/sessionQueries.ts'
import { inTestMode, isInTestMode } from './testCallers.ts'

/**
 * The authenticated user of a request. `isActive`: has a current subscription. `isVerified`: a specialist who may see
 * members. `factor`: how many factors the session has shown. `provedSeconds`: since they last proved who they are, in
 * this session. `specialistId`: only in test mode, whose account it is; `userId` is then nobody's.
 */
export type Caller = {
  userId: number
  sessionId: number
  role: RoleName
  isActive: boolean
  isVerified: boolean
  provedSeconds: number
  factor: 'one' | 'two'
  specialistId?: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of routes whose policy requires a caller. */
    caller: Caller | null
  }
}

/** The caller, for handlers of guarded routes. */
export function callerOf({ caller }: FastifyRequest): Caller {
  if (!caller) throw new ApiProblem(401, 'auth.required')
  return caller
}

/** Authenticates a request. A specialist in test mode becomes a member without any data. */
export async function identify(request: FastifyRequest, byCookie: boolean): Promise<Caller | null> {
  const caller = await identifyAccount(request, byCookie)
  return caller && isInTestMode(request, caller) ? inTestMode(caller) : caller
}

/**
 * By the access token, if its session exists, or without a token by the session cookie, if `byCookie`. Null for an
 * invalid token, even with a valid cookie.
 */
async function identifyAccount(request: FastifyRequest, byCookie: boolean): Promise<Caller | null> {
  const {
    headers: { authorization },
    server,
  } = request
  if (authorization === undefined) return byCookie ? ((await server.sessions.current(request)) ?? null) : null
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1]
  const claims = token && isCanonical(token) && (await server.accessTokens.verify(token))
  if (!claims) return null
  return (await selectSessionOf(server.db, claims.sessionId, claims.userId)) ?? null
}

/** Whether it is spelt as it was given: the last characters of base64url may hold bits that nobody reads. */
const isCanonical = (token: string) =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
