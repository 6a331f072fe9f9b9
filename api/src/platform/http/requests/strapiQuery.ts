import fp from 'fastify-plugin'
import { Type } from 'typebox'

/** What normalizing needs of a query's schema. */
type Schema = { properties?: Record<string, Schema>; items?: { enum?: string[] } }
type Fields = Record<string, unknown>

/** For a query: which of these fields the answer shall have. */
export const populate = <Field extends string>(fields: readonly Field[]) =>
  Type.Optional(Type.Array(Type.Enum([...fields]), { maxItems: fields.length }))

/** The same for lists without such fields: only `*`, which changes nothing. */
export const populateNothing = Type.Optional(Type.Literal('*'))

/**
 * Rewrites Strapi's spellings of a query (docs/contract.md, "Strapi's spellings") into the only one that the route's
 * schema allows, so that the content cache has one answer for each question. What is not understood stays, and the
 * schema refuses it.
 */
export const strapiQuery = fp(
  async (app) => {
    app.addHook('preValidation', async (request) => {
      const { properties } = (request.routeOptions.schema?.querystring ?? {}) as Schema
      if (properties) request.query = normalize(request.query as Fields, properties)
    })
  },
  { name: 'strapiQuery', dependencies: ['inputGuard'] },
)

function normalize({ ...query }: Fields, { populate, sort, pagination, filters }: Record<string, Schema>): Fields {
  if (populate && 'populate' in query) query.populate = populateOf(query.populate, populate.items?.enum ?? [])
  if (sort && 'sort' in query) query.sort = sortOf(query.sort)
  if (pagination && isFields(query.pagination)) query.pagination = withoutCount(query.pagination)
  if (filters && isFields(query.filters)) query.filters = filterOf(query.filters, filters)
  return query
}

/** `*`, `one,other`, a list, or `{ one: true }`, as a list; absent if there is nothing to want. */
function populateOf(value: unknown, choices: string[]): unknown {
  const names = (isFields(value) ? trueKeys(value) : [value]).flat()
  const fields = names.flatMap((name) => (name === '*' ? choices : typeof name === 'string' ? name.split(',') : ['']))
  if (!fields.every((field) => choices.includes(field))) return value
  return choices.length > 0 ? [...new Set(fields)] : undefined
}

const trueKeys = (value: Fields) => Object.entries(value).map(([name, flag]) => (flag === 'true' ? name : ''))

/** Ascending is not written; a list of one is that one. */
function sortOf(value: unknown): unknown {
  const [only, ...more] = [value].flat()
  if (typeof only !== 'string' || more.length > 0) return value
  return only.replace(/:asc$/i, '').replace(/:desc$/i, ':desc')
}

const BOOLEANS: unknown[] = ['true', 'false', 't', 'f', '1', '0']

/** Lists have their total in any case. */
const withoutCount = ({ withCount, ...pagination }: Fields): Fields =>
  withCount === undefined || BOOLEANS.includes(withCount) ? pagination : { ...pagination, withCount }

/** `2` is `{ $eq: 2 }` is `{ $in: [2] }`, and of a relation `{ id: … }`: whichever the schema has. */
function filterOf(value: unknown, { properties = {} }: Schema): unknown {
  const { id, $in, $eq } = properties
  if (id && (!isFields(value) || Object.keys(value).every((key) => key.startsWith('$'))))
    return { id: filterOf(value, id) }

  const [[name = '', operand] = [], ...others] = Object.entries(isFields(value) ? value : { $eq: value })
  if (others.length === 0 && (name === '$eq' || name === '$in')) {
    const choices = [operand].flat()
    if ($in && choices.every((choice) => typeof choice === 'string')) return { $in: choices }
    if ($eq && choices.length === 1) return { $eq: choices[0] }
  }
  if (!isFields(value)) return value
  const inner = Object.entries(value).map(([key, of]) => {
    const schema = Object.hasOwn(properties, key) ? properties[key] : undefined
    return [key, schema?.properties ? filterOf(of, schema) : of]
  })
  return Object.fromEntries(inner) as Fields
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
