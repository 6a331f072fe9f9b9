import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Answer = { content?: Record<string, { schema: object }>; headers?: Record<string, object> }
type Openapi = { paths: Record<string, Record<string, { responses: Record<string, Answer> }>> }

/** Headers that clients act on: an answer that has one documents it. */
const DOCUMENTED_HEADERS = ['retry-after', 'www-authenticate', 'location']

const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
/** By the text of their schema, which is the same in each app of this process. */
const validators = new Map<string, ValidateFunction>()
const allDifferences = new Set<string>()

/** Where answers of this process differed from the OpenAPI document, one sentence each. */
export const differences = (): string[] => [...allDifferences]

// Before a route is registered, so that every answer of every app in this process is compared.
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  let document: Openapi | undefined
  fastify.addHook('onSend', async (request, reply, payload) => {
    // A test's own route documents nothing, and 304 belongs to HTTP (RFC 9110, 15.4.5).
    if (!request.routeOptions.schema?.response || reply.statusCode === 304) return payload
    document ??= fastify.swagger() as unknown as Openapi
    for (const difference of differencesOf(document, request, reply, payload)) allDifferences.add(difference)
    return payload
  })
})

function differencesOf(
  { paths }: Openapi,
  { method, routeOptions: { url = '' } }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): string[] {
  const operation = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (!operation) return []
  const type = String(reply.getHeader('content-type') ?? '').split(';')[0]!
  const what = `${method} ${url} ${reply.statusCode} ${type}`.trim()
  const documented = operation.responses[reply.statusCode]
  if (!documented) return [`${what} is not documented`]
  const headers = DOCUMENTED_HEADERS.filter((name) => reply.hasHeader(name) && !documented.headers?.[name])
  return [
    ...headers.map((name) => `${what} has ${name}, which is not documented`),
    ...bodyDifferences(what, documented, type, payload),
  ]
}

/** Of a body that is JSON, its schema counts; of others, their content type. */
function bodyDifferences(what: string, { content }: Answer, type: string, payload: unknown): string[] {
  if (payload === undefined || payload === null || payload === '')
    return content ? [`${what} has no body, and documents one`] : []
  if (!content) return [`${what} has a body, and documents none`]
  const schema = content[type]?.schema
  if (!schema) return [`${what} is documented without this content type`]
  if (!type.endsWith('json')) return []
  const text = JSON.stringify(schema)
  const validate = validators.get(text) ?? ajv.compile(schema)
  validators.set(text, validate)
  return validate(JSON.parse(String(payload)))
    ? []
    : [`${what} is not as documented: ${ajv.errorsText(validate.errors)}`]
}
