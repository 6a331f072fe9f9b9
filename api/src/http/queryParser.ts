import fp from 'fastify-plugin'
import { parse } from 'qs'
import { ApiProblem } from './problems.ts'

const PARAMETERS_MAX = 50

/**
 * Parses Strapi's query syntax: `filters[levels][id][$in][0]=2`. Beyond the limits of depth and list length the result
 * does not match the schema; objects have no prototype, so `toString` is an unknown name like any other.
 */
export const parseQuery = (text: string) =>
  parse(text, { depth: 5, arrayLimit: 20, parameterLimit: PARAMETERS_MAX + 1, plainObjects: true })

const NO_PARAMETERS = { type: 'object', properties: {}, additionalProperties: false }

/**
 * Documented routes without a query schema accept no parameters. NUL characters are refused everywhere, because
 * PostgreSQL does not accept them.
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
      if (body !== undefined && hasNul(body)) throw new ApiProblem(400, 'request.malformed')
    })
  },
  { name: 'queryGuard', dependencies: ['validators', 'problems'] },
)

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => hasNul(key) || hasNul(inner))
}
