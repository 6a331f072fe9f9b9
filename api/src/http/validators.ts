import fp from 'fastify-plugin'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'

/** Unknown fields are refused, not removed; every complaint is named. Strict numbers would let 1e999 past `maximum`. */
const OPTIONS = { useDefaults: true, removeAdditional: false, allErrors: true, strictNumbers: false }

/**
 * Addresses are text, of which numbers and lists are made. A body has types of its own and is taken at its word: made
 * into what a schema wants, a pain that was not given would become a pain of 0.
 */
export const validators = fp(
  async (app) => {
    const forAddresses = addFormats.default(new Ajv({ ...OPTIONS, coerceTypes: 'array' }))
    const forBodies = addFormats.default(new Ajv(OPTIONS))
    app.setValidatorCompiler(({ schema, httpPart }) =>
      (httpPart === 'body' ? forBodies : forAddresses).compile(schema as object),
    )
  },
  { name: 'validators' },
)
