import fp from 'fastify-plugin'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'

/** Unknown fields are refused, not removed; all errors are reported. `strictNumbers` would let 1e999 pass `maximum`. */
const OPTIONS = { useDefaults: true, removeAdditional: false, allErrors: true, strictNumbers: false }
const NO_PARAMETERS = { type: 'object', properties: {}, additionalProperties: false }

/**
 * Query and path parameters are text and are coerced to the schema's types. JSON bodies are not coerced: a pain of null
 * would become a pain of 0. Documented routes without a query schema accept no parameters.
 */
export const validators = fp(
  async (app) => {
    const forAddresses = addFormats.default(new Ajv({ ...OPTIONS, coerceTypes: 'array' }))
    const forBodies = addFormats.default(new Ajv(OPTIONS))
    app.setValidatorCompiler(({ schema, httpPart }) =>
      (httpPart === 'body' ? forBodies : forAddresses).compile(schema as object),
    )
    app.addHook('onRoute', ({ schema }) => {
      if (schema && !schema.hide) schema.querystring ??= NO_PARAMETERS
    })
  },
  { name: 'validators' },
)
