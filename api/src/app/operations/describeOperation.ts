import type { FastifySchema, RouteOptions } from 'fastify'
import { STATUS_CODES } from 'node:http'
import { Type } from 'typebox'
import { isGuarded, type Policy, readsCookie } from '../../identity/index.ts'
import { problemResponses } from '../../platform/index.ts'

type Responses = Record<string, { description?: string; [key: string]: unknown }>
type Security = Record<string, string[]>[]

const PLATFORM = ['/api/health', '/api/ready', '/api/content-version', '/api/metrics']

/** What follows from a route itself for its operation in the OpenAPI document: routes say only what is their own. */
export function describeOperation(route: RouteOptions): FastifySchema {
  const { url, schema = {}, config = {} } = route
  const method = String(route.method)
  const { policy = { who: 'public' } } = config
  return {
    ...schema,
    ...(config.upload !== undefined && { body: config.upload, consumes: ['multipart/form-data'] }),
    operationId: operationIdOf(method, url),
    tags: [tagOf(url, policy)],
    security: securityOf(policy, url),
    response: responsesOf(schema.response as Responses, statusesOf(method, policy, route)),
    'x-policy': policy,
  } as FastifySchema
}

/** `GET /api/trinings/:id` is `getTriningsById`. */
function operationIdOf(method: string, url: string) {
  const words = url
    .replace(/^\/api\//, '')
    .replace(/:(\w)/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** The sections of docs/contract.md. */
function tagOf(url: string, policy: Policy) {
  if (url.startsWith('/api/auth/')) return 'Authentication'
  if (PLATFORM.includes(url)) return 'Platform'
  if (/^\/api\/message(\/|$)/.test(url)) return 'Messages'
  if (isGuarded(policy) && (policy.whose === 'team' || policy.verified)) return 'Team'
  return policy.who === 'public' || url.startsWith('/api/trinings') ? 'Content' : 'Member'
}

function securityOf(policy: Policy, url: string): Security {
  if (policy.who === 'internal') return [{ metricsToken: [] }]
  if (!isGuarded(policy)) return []
  const token = { accessToken: [] }
  if (policy.unless) return [{}, token]
  return readsCookie(url) ? [{ session: [] }, token] : [token]
}

/** The problems that any route of this kind may answer with. */
function statusesOf(method: string, policy: Policy, { config = {}, schema = {} }: RouteOptions): number[] {
  const isWrite = !['GET', 'HEAD'].includes(method)
  const mayForbid =
    isWrite || (isGuarded(policy) && (policy.who !== 'user' || policy.active || policy.fresh || policy.members))
  return [
    400,
    ...(isGuarded(policy) ? [401] : []),
    ...(mayForbid ? [403] : []),
    ...(schema.params || policy.who === 'internal' ? [404] : []),
    ...(isWrite ? [413, 415] : []),
    ...('limit' in config ? [429] : []),
    431,
    500,
    503,
  ]
}

const retryAfter = { 'retry-after': Type.Integer({ description: 'Seconds until the call may be repeated' }) }
const location = { location: Type.String({ description: 'Where to go' }) }
/** Headers that come with a status. */
const HEADERS: Record<string, object> = {
  302: location,
  401: { 'www-authenticate': Type.String({ description: 'Of problems: Bearer' }) },
  409: retryAfter,
  429: retryAfter,
  503: retryAfter,
}

function responsesOf(routeResponses: Responses = {}, statuses: number[]): Responses {
  const all: Responses = { ...problemResponses(...statuses), ...routeResponses }
  return Object.fromEntries(
    Object.entries(all).map(([status, { description = STATUS_CODES[status] ?? 'Answer', ...response }]) => [
      status,
      { ...response, ...(HEADERS[status] && { headers: HEADERS[status] }), 'x-response-description': description },
    ]),
  )
}
