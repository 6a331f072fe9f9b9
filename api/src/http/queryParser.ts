import fp from 'fastify-plugin'
import { parse } from 'qs'
import { ApiProblem } from './problems.ts'

const PARAMETERS_MAX = 50

/**
 * Strapi's query form: `filters[levels][id][$in][0]=2`. Depth and lists have limits, past which the schema finds
 * something it does not know; objects have no prototype, so `toString` is an unknown name like any other.
 */
export const parseQuery = (text: string) =>
  parse(text, { depth: 5, arrayLimit: 20, parameterLimit: PARAMETERS_MAX + 1, plainObjects: true })

const NO_PARAMETERS = { type: 'object', properties: {}, additionalProperties: false }

/**
 * A documented route that names no parameter takes none. PostgreSQL refuses the character NUL, and nobody has a use for
 * it: it stops here.
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
