import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { isInternal } from './isInternal.ts'
import { ApiProblem, notFound } from './problems.ts'

/** Who may call a route. The contract's guards, and two of our own: `internal` and `link`. */
export type Policy =
  | { who: 'public' }
  /** Callers on this machine or network that did not come through the gateway. */
  | { who: 'internal' }
  /** Whoever holds a signed address that has not expired; the route checks the signature. */
  | { who: 'link' }
  | {
      who: 'user' | 'member' | 'specialist'
      /** `own`: the row is the caller's. `team`: the member is in the caller's team now. */
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
  interface FastifyContextConfig { policy?: Policy }
  interface FastifyInstance { policies: RoutePolicy[] }
}

/** Every route states its policy, and the gate holds it. A route without one stops the boot. */
export function registerPolicies(app: FastifyInstance, exceptions: Exceptions) {
  app.decorate('policies', [])

  app.addHook('onRoute', (route) => {
    const policy = route.config?.policy
    if (!policy) throw new Error(`${String(route.method)} ${route.url} declares no policy`)
    for (const method of [route.method].flat()) app.policies.push({ method, url: route.url, policy })

    if (policy.who === 'public' || policy.who === 'link') return
    if (policy.who === 'internal') route.onRequest = [refuseOutsiders, ...[route.onRequest ?? []].flat()]
    // After validation: an exception asks about the program that the address names.
    else route.preHandler = [gate(policy, exceptions), ...[route.preHandler ?? []].flat()]
  })
}

/** Outsiders are not told that there is anything. */
const refuseOutsiders = async (request: FastifyRequest) => {
  if (!isInternal(request)) throw notFound()
}

/** There are no sessions yet, so whoever needs one has none. */
function gate({ unless }: { unless?: Exception }, exceptions: Exceptions): preHandlerAsyncHookHandler {
  return async (request) => {
    if (unless && await exceptions[unless](request)) return
    throw new ApiProblem(401, 'auth.required')
  }
}
