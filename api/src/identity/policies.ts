import type { RoleName } from '@kinora/contracts'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { identify } from './callers.ts'
import { isInternal } from '../http/isInternal.ts'
import { ApiProblem, notFound } from '../http/problems.ts'

/** Who may call a route. The guards of docs/contract.md, "Guards". */
export type Policy =
  | { who: 'public' }
  /** Callers on this machine or network that did not come through the gateway. */
  | { who: 'internal' }
  /** Whoever holds a signed address that has not expired; the route checks the signature. */
  | { who: 'link' }
  | CallerPolicy

type CallerPolicy = {
  who: 'user' | 'member' | 'specialist'
  /** `own`: the row is the caller's. `team`: the member is in the caller's team now. Compared in the route's SQL. */
  whose?: 'own' | 'team'
  /** Needs a subscription that runs. */
  active?: true
  /** Open to everybody after all where this holds. */
  unless?: Exception
}

export type Exception = 'exampleProgram'

/** Whether the exception holds for this request; throws a problem where there is nothing to ask about. */
export type Exceptions = Record<Exception, (request: FastifyRequest) => Promise<boolean>>

export type RoutePolicy = { method: string; url: string; policy: Policy }

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy
  }
  interface FastifyInstance {
    policies: RoutePolicy[]
  }
}

/** The only addresses where a cookie says who asks; everywhere else it is the access token. */
const COOKIE_AREA = '/api/auth/'

const ROLES: Record<'member' | 'specialist', RoleName> = { member: 'patient', specialist: 'specialist' }

/** Every route states its policy, and its guard holds it. A route without one stops the boot. */
export const policies = fp<{ exceptions: Exceptions }>(
  async (app, { exceptions }) => {
    app.decorateRequest('caller', null)
    app.decorate('policies', [])

    app.addHook('onRoute', (route) => {
      const policy = route.config?.policy
      if (!policy) throw new Error(`${String(route.method)} ${route.url} declares no policy`)
      for (const method of [route.method].flat()) app.policies.push({ method, url: route.url, policy })

      if (policy.who === 'public' || policy.who === 'link') return
      if (policy.who === 'internal') {
        route.onRequest = [refuseOutsiders, ...[route.onRequest ?? []].flat()]
        return
      }
      const byCookie = route.url.startsWith(COOKIE_AREA)
      // An exception asks about the program that the address names, so its guard stands after validation.
      if (policy.unless) route.preHandler = [guard(policy, byCookie, exceptions), ...[route.preHandler ?? []].flat()]
      else route.onRequest = [guard(policy, byCookie, exceptions), ...[route.onRequest ?? []].flat()]
    })
  },
  { name: 'policies', dependencies: ['problems', 'sessions', 'accessTokens'] },
)

/** Outsiders are not told that there is anything. */
const refuseOutsiders = async (request: FastifyRequest) => {
  if (!isInternal(request)) throw notFound()
}

function guard({ who, active, unless }: CallerPolicy, byCookie: boolean, exceptions: Exceptions) {
  return async (request: FastifyRequest) => {
    if (unless && (await exceptions[unless](request))) return
    const caller = await identify(request, byCookie)
    if (!caller) throw new ApiProblem(401, 'auth.required')
    if (who !== 'user' && caller.role !== ROLES[who]) throw new ApiProblem(403, 'auth.wrongRole')
    if (active && !caller.isActive) throw new ApiProblem(403, 'subscription.required')
    request.caller = caller
  }
}
