import fp from 'fastify-plugin'
import { parse } from 'qs'
import { ApiProblem } from './problems.ts'

const PARAMETERS_MAX = 50
/** No body of the contract is nested half as deeply; without a limit a body could exhaust the stack. */
const BODY_DEPTH_MAX = 10

/**
 * Parses Strapi's query syntax: `filters[levels][id][$in][0]=2`. Beyond the limits of depth and list length the result
 * does not match the schema; objects have no prototype, so `toString` is an unknown name like any other.
 */
export const parseQuery = (text: string) =>
  parse(text, { depth: 5, arrayLimit: 20, parameterLimit: PARAMETERS_MAX + 1, plainObjects: true })

const NO_PARAMETERS = { type: 'object', properties: {}, additionalProperties: false }

/**
 * Documented routes without a query schema accept no parameters. NUL characters and lone surrogates are refused
 * everywhere, because PostgreSQL does not accept them; so are bodies that are nested too deeply.
 */
export const queryGuard = fp(
  async (app) => {
    app.addHook('onRoute', ({ schema }) => {
      if (schema && !schema.hide) schema.querystring ??= NO_PARAMETERS
    })
    app.addHook('onRequest', async ({ url }) => {
      if (url.includes('%00')) throw new ApiProblem(400, 'request.malformed')
      if (url.split('&').length > PARAMETERS_MAX) throw new ApiProblem(400, 'request.tooManyParameters')
    })
    app.addHook('preValidation', async ({ body }) => {
      if (!isAcceptable(body)) throw new ApiProblem(400, 'request.malformed')
    })
  },
  { name: 'queryGuard', dependencies: ['validators', 'problems'] },
)

function isAcceptable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (depth === BODY_DEPTH_MAX) return false
  return Object.entries(value).every(([key, inner]) => isAcceptable(key) && isAcceptable(inner, depth + 1))
}
