import type { FastifySchemaCompiler } from 'fastify'
import fp from 'fastify-plugin'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import fastJson from 'fast-json-stringify'

/** Unknown fields are refused, not removed; all errors are reported. `strictNumbers` would let 1e999 pass `maximum`. */
const OPTIONS = { useDefaults: true, removeAdditional: false, allErrors: true, strictNumbers: false }
/** Of the process: what is compiled is kept by its schema, so a second app of a test process compiles it no more. */
const forAddresses = addFormats.default(new Ajv({ ...OPTIONS, coerceTypes: 'array' }))
const forBodies = addFormats.default(new Ajv(OPTIONS))
const serializers = new WeakMap<object, ReturnType<typeof fastJson>>()
const NO_PARAMETERS = { type: 'object', properties: {}, additionalProperties: false }

/**
 * Schemas are compiled when they are first used: all of them would take half of the time of a start. A test compiles
 * each.
 *
 * Query and path parameters are text and are coerced to the schema's types. JSON bodies are not coerced: a pain of null
 * would become a pain of 0. Documented routes without a query schema accept no parameters.
 */
export const validators = fp(
  async (app) => {
    app.setValidatorCompiler(({ schema, httpPart }) => {
      const compile = onFirstUse(() => (httpPart === 'body' ? forBodies : forAddresses).compile(schema as object))
      const validate: ReturnType<FastifySchemaCompiler<unknown>> = (value: unknown) => {
        const check = compile()
        const isValid = check(value)
        validate.errors = check.errors ?? null
        return isValid
      }
      return validate
    })
    app.setSerializerCompiler(({ schema }) => {
      const compile = onFirstUse(() => serializerOf(schema as object))
      return (data) => compile()(data)
    })
    app.addHook('onRoute', ({ schema, config }) => {
      if (schema && !config?.undocumented) schema.querystring ??= NO_PARAMETERS
    })
  },
  { name: 'validators' },
)

function serializerOf(schema: object) {
  const serialize = serializers.get(schema) ?? fastJson(schema)
  serializers.set(schema, serialize)
  return serialize
}

function onFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
