import fp from 'fastify-plugin'
import { ApiProblem } from '../responses/problems.ts'

/** For JSON and forms; a route that takes files sets its own. */
export const BODY_MAX_BYTES = 256 * 1024
export const PARAMETERS_MAX = 50
/** Nothing in the contract is nested half as deeply; without a limit a body could exhaust the stack. */
const DEPTH_MAX = 10

/**
 * Decides what a request may contain, before any route: addresses, JSON and forms alike. Refused are NUL characters and
 * lone surrogates, which PostgreSQL does not accept, two hosts, values that are nested too deeply, and too many parameters.
 * `receiveFile` applies the same rules to multipart forms, and Fastify the maximum size.
 */
export const inputGuard = fp(
  async (app) => {
    app.addHook('onRequest', async ({ url, params, query, raw: { rawHeaders } }) => {
      // Which of them a proxy and we believe may differ (RFC 9112, 3.2): Node keeps the first.
      if (rawHeaders.filter((name, place) => place % 2 === 0 && /^host$/i.test(name)).length > 1)
        throw new ApiProblem(400, 'request.malformed')
      if (url.split('&').length > PARAMETERS_MAX) throw new ApiProblem(400, 'request.tooManyParameters')
      requireAcceptable(params)
      requireAcceptable(query)
    })
    app.addHook('preValidation', async ({ body }) => requireAcceptable(body))
  },
  { name: 'inputGuard', dependencies: ['problems'] },
)

/** @throws 400 `request.malformed` */
export function requireAcceptable(value: unknown): void {
  if (!isAcceptable(value)) throw new ApiProblem(400, 'request.malformed')
}

function isAcceptable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (depth === DEPTH_MAX) return false
  return Object.entries(value).every(([key, inner]) => isAcceptable(key) && isAcceptable(inner, depth + 1))
}
