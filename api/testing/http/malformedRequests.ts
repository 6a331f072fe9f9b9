import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { brokenBody, hostileHeaders, hostileText, hostileValue } from './hostileInput.ts'

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}
/** Values of parameters and fields, by name, that somebody would know who fills a form in. */
type ValidValues = Record<string, unknown>
type Parameter = { in: string; name: string; schema: Schema }
export type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** Values that mostly match the schema, so that they come far, with something hostile at any place in them. */
function almost(schema: Schema, valid: ValidValues): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary: matching(schema, valid) }, { weight: 1, arbitrary: hostileValue })
}

function matching(schema: Schema, valid: ValidValues): fc.Arbitrary<unknown> {
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return fc.oneof(...branches.map((branch) => almost(branch, valid)))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return objects(schema, valid)
  if (type === 'array') return fc.array(almost(schema.items ?? {}, valid), { maxLength: 4 })
  if (type === 'integer') return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 40, 40) })
  if (type === 'number') return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 100, noNaN: true })
  if (type === 'boolean') return fc.boolean()
  if (type === 'string') return strings(schema)
  return hostileValue
}

function objects({ properties = {}, required = [] }: Schema, valid: ValidValues) {
  const documented = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, almost(orKnown(name, schema, valid), valid)]),
    ),
    { requiredKeys: required },
  )
  const extra = fc.dictionary(hostileText, hostileValue, { maxKeys: 1 })
  return fc.oneof(
    { weight: 12, arbitrary: documented },
    { weight: 1, arbitrary: fc.tuple(documented, extra).map(([one, more]) => ({ ...one, ...more })) },
    { weight: 1, arbitrary: documented.map((one) => Object.fromEntries(Object.entries(one).slice(1))) },
  )
}

function strings({ pattern, format, minLength = 0, maxLength = 30 }: Schema): fc.Arbitrary<unknown> {
  if (format === 'email') return fc.emailAddress()
  if (format === 'uuid') return fc.uuid()
  if (format === 'uri') return fc.webUrl()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)), unit: 'grapheme' })
}

const orKnown = (name: string, schema: Schema, valid: ValidValues): Schema =>
  name in valid && !schema.const && !schema.properties ? { const: valid[name] } : schema

/**
 * Requests of one operation of the OpenAPI document that are malformed in some way, or nearly.
 */
export function malformedRequests(
  { method, path, operation }: { method: string; path: string; operation: Operation },
  valid: ValidValues,
): fc.Arbitrary<InjectOptions> {
  const parameters = operation.parameters ?? []
  const values = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((each) => each.in === place)
          .map(({ name, schema }) => [name, almost(orKnown(name, schema, valid), valid)]),
      ),
      place === 'path' ? {} : { requiredKeys: [] },
    )
  const strange = fc.dictionary(hostileText, hostileText, { maxKeys: 1 })
  const query = fc.oneof(
    { weight: 9, arbitrary: values('query') },
    { weight: 1, arbitrary: fc.tuple(values('query'), strange).map(([params, more]) => ({ ...params, ...more })) },
  )
  const bodies = Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) =>
    almost(schema, valid).map((value) => ({
      payload: written(type, value),
      headers: { 'content-type': type },
    })),
  )
  const body = fc.oneof(
    ...bodies.map((arbitrary) => ({ weight: 6, arbitrary })),
    { weight: 1, arbitrary: brokenBody },
    { weight: 1, arbitrary: fc.constant({}) },
  )
  return fc
    .record({
      path: values('path'),
      query,
      body,
      more: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, hostileHeaders),
    })
    .map(({ path: inPath, query, body, more }) => ({
      method: method.toUpperCase() as 'GET',
      url: addressOf(path, inPath, query),
      ...body,
      headers: { ...more, ...('headers' in body && body.headers) },
    }))
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Percent signs stay, so that `%00`, `%ED%A0%80` and `%` arrive as broken or dangerous escapes. */
const encoded = (value: unknown) => encodeURIComponent(textOf(value).toWellFormed()).replaceAll('%25', '%')

function addressOf(path: string, inPath: Record<string, unknown>, query: Record<string, unknown>) {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(inPath[name]))
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((each, index) => `${encoded(name)}[${index}]=${encoded(each)}`)
      : [`${encoded(name)}=${encoded(value)}`],
  )
  return parameters.length === 0 ? address : `${address}?${parameters.join('&')}`
}

function written(type: string, value: unknown): string {
  if (type !== 'application/x-www-form-urlencoded') return JSON.stringify(value) ?? ''
  return Object.entries(value ?? {})
    .map(([name, inner]) => `${encoded(name)}=${encoded(inner)}`)
    .join('&')
}
