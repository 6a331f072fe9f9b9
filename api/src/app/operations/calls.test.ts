import { CALLS } from '@kinora/contracts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openapiOf } from '../../../testing/http/contract.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'

type Content = { content?: Record<string, { schema: unknown }> }
type Parameter = { in: string; name: string; schema: { type?: string } }
type Operation = { parameters?: Parameter[]; requestBody?: Content; responses: Record<string, Content> }
type Declared = { query?: object; body?: unknown; answer?: unknown }

const schemaOf = (content: Content | undefined): unknown => content?.content?.['application/json']?.schema
const propertiesOf = (query: object = {}) => ('properties' in query ? (query.properties as Record<string, object>) : {})
/** As the document writes it: a constant is a list of one. */
const inDocument = (schema: unknown): unknown =>
  schema === undefined ? undefined : JSON.parse(JSON.stringify(schema), (_key, value: unknown) => listed(value))
const listed = (value: unknown) => {
  if (typeof value !== 'object' || value === null || !('const' in value)) return value
  const { const: only, ...rest } = value
  return { ...rest, enum: [only] }
}

onOneDatabase((create) => {
  const running = useApp(create)

  test('each declared call is served with the query, body and answer that browsers have the types of', async () => {
    const { paths } = await openapiOf(running.app)
    for (const [name, { query, body, answer }] of Object.entries<Declared>(CALLS)) {
      const [method = '', path = ''] = name.split(' ')
      const address = `/api${path.replace(/:(\w+)/g, '{$1}')}`
      const operation = (paths[address] as unknown as Record<string, Operation> | undefined)?.[method.toLowerCase()]
      assert.ok(operation, name)
      const [, success] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? []
      assert.deepEqual(schemaOf(success), inDocument(answer), `the answer of ${name}`)
      assert.deepEqual(schemaOf(operation.requestBody), inDocument(body), `the body of ${name}`)
      for (const [parameter, schema] of Object.entries(propertiesOf(query))) {
        const served = operation.parameters?.find((other) => other.in === 'query' && other.name === parameter)?.schema
        assert.ok(served, `${parameter} of ${name}`)
        // A list is sent as one text; a choice has no type in the document.
        if (served.type && served.type !== 'array')
          assert.partialDeepStrictEqual(schema, { type: served.type }, `${parameter} of ${name}`)
      }
    }
  })
})
