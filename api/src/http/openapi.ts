import swagger from '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import fp from 'fastify-plugin'

type JsonSchema = { type?: string; properties?: Record<string, JsonSchema>; required?: string[]; default?: unknown }

/** OpenAPI 3.1 from the routes' own schemas. Every operation names its policy as `x-policy`. */
export const openapi = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Kinora', version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
      },
      transform: ({ schema, url, route }) => ({
        url,
        schema: { ...flat(schema), 'x-policy': route.config?.policy } as FastifySchema,
      }),
    })
  },
  { name: 'openapi', dependencies: ['policies'] },
)

/** OpenAPI has no nested query: `filters.title.$containsi` becomes the parameter `filters[title][$containsi]`. */
function flat(schema: FastifySchema): FastifySchema {
  if (!schema?.querystring) return schema
  return { ...schema, querystring: { type: 'object', properties: parameters(schema.querystring) } }
}

function parameters({ properties = {} }: JsonSchema, prefix = ''): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, schema]) => {
      const name = prefix ? `${prefix}[${key}]` : key
      return schema.properties ? Object.entries(parameters(schema, name)) : [[name, schema]]
    }),
  )
}
