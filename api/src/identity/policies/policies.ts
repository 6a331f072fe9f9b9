import type { RoleName } from '@kinora/contracts'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ApiProblem, isInternal, notFound, type Queryable } from '../../platform/index.ts'
import { hasFactor, selectFactors } from '../factors/factorQueries.ts'
import { type Caller, identify } from './callers.ts'

/** Of a kind the newest decision is valid. Registration requires consent to health data, so every account has one. */
const latestSql =
  'select is_given as "isGiven" from consents where user_id = $userId and kind = $kind order by id desc limit 1'

/** Who may call a route. The guards of docs/contract.md, "Guards". */
export type Policy =
  | { who: 'public' }
  /** Callers with the token for metrics; without one, callers on this machine that did not come through the gateway. */
  | { who: 'internal' }
  /** Requires a signed URL that has not expired; the route checks the signature. */
  | { who: 'link' }
  | CallerPolicy

type CallerPolicy = {
  who: 'user' | 'member' | 'specialist'
  /**
   * `own`: the row is the caller's. `team`: the member is in the caller's team now. Enforced by the route's SQL. `team`
   * also requires that the specialist is verified now.
   */
  whose?: 'own' | 'team'
  /** Requires that the specialist is verified now, as `team` does. */
  verified?: true
  /**
   * Shows specialists what members wrote or who they are, or lets them act on it. With `team` and `verified`, what
   * specialists need a second factor for (decision 069).
   */
  members?: true
  /** Requires a current subscription. */
  active?: true
  /** Requires that the caller consents to the processing of health data now. */
  consent?: 'health'
  /** Requires that the caller proved who they are within `FRESH_S`: what a stranger at an open page must not do. */
  fresh?: true
  /** Open to specialists in test mode too, who otherwise may do what a member may. */
  inTestMode?: true
  /** Public where this exception holds. */
  unless?: Exception
}

export type Exception = 'exampleProgram'

/** Whether the exception holds for this request; throws a problem if what the request names does not exist. */
export type Exceptions = Record<Exception, (request: FastifyRequest) => Promise<boolean>>

export type RoutePolicy = { method: string; url: string; policy: Policy; undocumented?: string | undefined }

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy
    /** Why the route is not in the OpenAPI document. A route without a reason is. */
    undocumented?: string
  }
  interface FastifyInstance {
    policies: RoutePolicy[]
  }
}

/** Whether a route authenticates by session cookie, too; all others need an access token. */
export const readsCookie = (url: string) => url.startsWith('/api/auth/')

/** Whether the policy asks who calls. */
export const isGuarded = (policy: Policy): policy is CallerPolicy =>
  !['public', 'internal', 'link'].includes(policy.who)

/** docs/contract.md, "Decided values"; ASVS 5.0, 7.5.1. */
const FRESH_S = 15 * 60

const ROLES: Record<'member' | 'specialist', RoleName> = { member: 'patient', specialist: 'specialist' }

/** Adds the guard of its policy to every route. A route without a policy stops the boot. */
export const policies = fp<{ exceptions: Exceptions }>(
  async (app, { exceptions }) => {
    app.decorateRequest('caller', null)
    app.decorate('policies', [])

    app.addHook('onRoute', (route) => {
      const { policy, undocumented } = route.config ?? {}
      if (!policy) throw new Error(`${String(route.method)} ${route.url} declares no policy`)
      for (const method of [route.method].flat()) app.policies.push({ method, url: route.url, policy, undocumented })

      if (policy.who === 'internal') route.onRequest = [refuseOutsiders, ...[route.onRequest ?? []].flat()]
      if (!isGuarded(policy)) return
      const byCookie = readsCookie(route.url)
      // An exception reads the program's id from the parameters, so its guard runs after validation.
      if (policy.unless) route.preHandler = [guard(policy, byCookie, exceptions), ...[route.preHandler ?? []].flat()]
      else route.onRequest = [guard(policy, byCookie, exceptions), ...[route.onRequest ?? []].flat()]
    })
  },
  { name: 'policies', dependencies: ['problems', 'sessions', 'accessTokens'] },
)

/** 404 instead of 403, so that outsiders do not learn that the route exists. */
const refuseOutsiders = async (request: FastifyRequest) => {
  if (!isInternal(request, request.server.config.metricsToken)) throw notFound()
}

function guard(policy: CallerPolicy, byCookie: boolean, exceptions: Exceptions) {
  const { who, whose, verified, members, active, consent, fresh, inTestMode, unless } = policy
  return async (request: FastifyRequest) => {
    if (unless && (await exceptions[unless](request))) return
    const caller = await identify(request, byCookie)
    if (!caller) throw new ApiProblem(401, 'auth.required')
    request.caller = caller // also of a call that is refused below: who was refused is written down
    const isOpen = inTestMode && caller.specialistId !== undefined
    if (who !== 'user' && caller.role !== ROLES[who] && !isOpen) throw new ApiProblem(403, 'auth.wrongRole')
    if ((whose === 'team' || verified) && !caller.isVerified) throw new ApiProblem(403, 'specialist.notVerified')
    // In test mode a specialist sees the product of a member, and nobody in it.
    const seesMembers = whose === 'team' || verified || (members && caller.specialistId === undefined)
    if (seesMembers && lacksFactor(caller, request.server.config)) throw new ApiProblem(403, 'auth.factorNeeded')
    if (active && !caller.isActive) throw new ApiProblem(403, 'subscription.required')
    if (consent && !(await selectConsent(request.server.db, caller.userId, consent)))
      throw new ApiProblem(403, 'consent.required')
    if (fresh) await requireFresh(request.server.db, caller)
  }
}

/**
 * Whether it is a specialist in a session that has shown one factor where two are wanted. Also one who is not verified
 * any more: what members wrote to them before is in their archive.
 */
const lacksFactor = ({ role, factor }: Caller, { secondFactor }: { secondFactor: string }) =>
  secondFactor === 'specialists' && role === ROLES.specialist && factor !== 'two'

/**
 * For routes that need a fresh proof in some cases alone. @throws 403 `auth.proofNeeded`; `auth.factorNeeded` in a session
 * that has shown one factor where the account has a second one
 */
export async function requireFresh(db: Queryable, caller: Caller): Promise<void> {
  const { userId, specialistId, factor, provedSeconds } = caller
  if (factor === 'one' && hasFactor(await selectFactors(db, specialistId ?? userId)))
    throw new ApiProblem(403, 'auth.factorNeeded')
  if (provedSeconds > FRESH_S) throw new ApiProblem(403, 'auth.proofNeeded')
}

/** Whether the user's latest decision is to consent. */
async function selectConsent(db: Queryable, userId: number, kind: 'health'): Promise<boolean> {
  const [latest] = await db.rows<{ isGiven: boolean }>(latestSql, { userId, kind })
  return latest?.isGiven ?? false
}
