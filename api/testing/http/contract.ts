import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import assert from 'node:assert/strict'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

type Content = Record<string, { schema: object }>
type Operation = {
  'x-policy'?: { who: string }
  security?: Record<string, string[]>[]
  requestBody?: { content: Content }
  responses: Record<string, { content: Content; headers?: Record<string, object> }>
}
export type Openapi = { openapi: string; paths: Record<string, Record<string, Operation>> }

/** As it is served: with shapes by their names. */
export async function servedOpenapiOf(app: FastifyInstance): Promise<Openapi & Shapes> {
  return (await app.inject('/api/openapi.json')).json()
}
type Shapes = { components: { schemas: Record<string, object> } }

/** With each shape in the places that name it, as the routes have it. */
export async function openapiOf(app: FastifyInstance): Promise<Openapi> {
  const document = await servedOpenapiOf(app)
  const inPlace = (part: object): object =>
    JSON.parse(JSON.stringify(part), (_key, value: object | { $ref: string } | null) =>
      typeof value === 'object' && value && '$ref' in value ? shapeAt(value.$ref) : value,
    )
  const shapeAt = (ref: string) => inPlace(document.components.schemas[ref.replace('#/components/schemas/', '')]!)
  return { ...document, paths: inPlace(document.paths) as Openapi['paths'] }
}

/** Returns an assertion that an answer matches the OpenAPI document's schema for its status and content type. */
export function answerChecker(document: Openapi) {
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
  const validators = new Map<object, ValidateFunction>()
  return (path: string, response: LightMyRequestResponse) => {
    const type = String(response.headers['content-type']).split(';')[0] ?? ''
    const described = document.paths[path]?.get?.responses[response.statusCode]
    const schema = described?.content[type]?.schema
    assert.ok(schema, `${path} does not document ${response.statusCode} ${type}: ${response.body}`)
    const validate = validators.get(schema) ?? ajv.compile(schema)
    validators.set(schema, validate)
    assert.ok(validate(response.json()), `${path}: ${ajv.errorsText(validate.errors)}\n${response.body}`)
  }
}
