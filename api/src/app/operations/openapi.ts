import swagger from '@fastify/swagger'
import { identity } from '@kinora/content/identity'
import type { FastifySchema } from 'fastify'
import fp from 'fastify-plugin'
import type { TSchema } from 'typebox'
import { describeOperation } from './describeOperation.ts'
import { ownCookie } from '../../platform/index.ts'

type JsonSchema = { type?: string; description?: string; properties?: Record<string, JsonSchema> }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The multipart form that the route reads by itself: for the document only. */
    upload?: TSchema
  }
}

const FORM = 'application/x-www-form-urlencoded'

const DESCRIPTION = `Programmes of exercises in Polish and English, and what members do with them.

Lists take the parameters of Strapi's REST API. One question may be spelt in several ways: \`populate=category,image\`,
\`populate[0]=category\`, \`populate[category]=true\` or \`populate=*\`; \`sort=title\`, \`sort=title:asc\` or
\`sort[0]=title:asc\`; \`filters[category][id][$eq]=1\`, \`filters[category][id]=1\` or \`filters[category]=1\`. Parameters that
are not listed are refused by their names.

Errors are problem details (RFC 9457); clients translate their \`code\`.`

const TAGS = [
  { name: 'Authentication', description: "Signing in and out; the calls of next-auth 4's browser client" },
  { name: 'Content', description: 'Programs, offers, partners, the contact form' },
  { name: 'Member', description: 'What belongs to the caller' },
  { name: 'Team', description: 'What belongs to a member, for their specialist' },
  { name: 'Messages', description: 'Between a member and their specialist' },
  { name: 'Platform', description: 'For operators and caches' },
]

/** OpenAPI 3.1 from the routes' own schemas and policies. Every operation names its policy as `x-policy`. */
export const openapi = fp(
  async (app) => {
    app.addHook('onRoute', function (route) {
      const { undocumented } = route.config ?? {}
      if (undocumented) route.schema = { ...route.schema, hide: true }
      if (route.schema?.body && this.hasContentTypeParser(FORM)) route.schema.consumes = ['application/json', FORM]
    })
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Kinora',
          version: '1.0.0',
          description: DESCRIPTION,
          contact: { name: 'Kinora', email: identity.email.help },
          license: { name: 'MIT', identifier: 'MIT' },
        },
        servers: [{ url: '/', description: 'The origin that serves this document' }],
        tags: TAGS,
        components: {
          securitySchemes: {
            accessToken: {
              type: 'http',
              scheme: 'bearer',
              bearerFormat: 'JWT',
              description: 'The `jwt` of `GET /api/auth/session`',
            },
            session: { type: 'apiKey', in: 'cookie', name: ownCookie(app.config.origin, 'session').name },
            metricsToken: { type: 'http', scheme: 'bearer', description: 'The setting METRICS_TOKEN' },
          },
        },
      },
      transform: ({ url, route }) => ({ url, schema: flat(describeOperation(route)) }),
    })
  },
  { name: 'openapi', decorators: { fastify: ['config'] }, dependencies: ['policies'] },
)

/** OpenAPI has no nested query: `filters.title.$containsi` becomes the parameter `filters[title][$containsi]`. */
function flat(schema: FastifySchema): FastifySchema {
  if (!schema.querystring) return schema
  return { ...schema, querystring: { type: 'object', properties: parameters(schema.querystring) } }
}

function parameters({ properties = {} }: JsonSchema, prefix = ''): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, schema]) => {
      const name = prefix ? `${prefix}[${key}]` : key
      if (schema.properties) return Object.entries(parameters(schema, name))
      return [[name, { ...schema, ...spellingsOf(name) }]]
    }),
  )
}

/** Strapi's other spellings of a parameter (platform/http/requests/strapiQuery.ts). */
function spellingsOf(name: string) {
  const short = name.replace(/\[\$(eq|in)\]$/, '')
  if (name === 'populate')
    return { description: 'Also `populate[0]=…`, `populate[<field>]=true`, and `*` for every field' }
  if (name === 'sort') return { description: 'Also `sort[0]=…`' }
  if (name === 'pagination[withCount]') return { description: 'Without effect: the total is always there' }
  return short === name ? {} : { description: `Also \`${short}\`` }
}
