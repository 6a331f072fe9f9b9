import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Operation = { responses: Record<string, { content?: Record<string, { schema: object }> }> }
type Openapi = { paths: Record<string, Record<string, Operation>> }

const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
const validators = new Map<object, ValidateFunction>()
const found = new Set<string>()

/** Where answers of this process differed from the OpenAPI document, one sentence each. */
export const differences = (): string[] => [...found]

// Before a route is registered, so that every answer of every app in this process is compared.
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  let document: Openapi | undefined
  fastify.addHook('onSend', async (request, reply, payload) => {
    // A test's own route documents nothing, and 304 belongs to HTTP (RFC 9110, 15.4.5).
    if (!request.routeOptions.schema?.response || reply.statusCode === 304) return payload
    document ??= fastify.swagger() as unknown as Openapi
    const difference = differenceOf(document, request, reply, payload)
    if (difference) found.add(difference)
    return payload
  })
})

function differenceOf(
  { paths }: Openapi,
  { method, routeOptions: { url = '' } }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): string | undefined {
  const operation = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (!operation) return undefined
  const type = String(reply.getHeader('content-type') ?? '').split(';')[0]!
  const what = `${method} ${url} ${reply.statusCode} ${type}`.trim()
  const documented = operation.responses[reply.statusCode]
  if (!documented) return `${what} is not documented`
  const schema = documented.content?.[type]?.schema
  if (typeof payload !== 'string' || payload === '' || !type.endsWith('json')) return undefined
  if (!schema) return `${what} is documented without this content type`
  const validate = validators.get(schema) ?? ajv.compile(schema)
  validators.set(schema, validate)
  return validate(JSON.parse(payload)) ? undefined : `${what} is not as documented: ${ajv.errorsText(validate.errors)}`
}
