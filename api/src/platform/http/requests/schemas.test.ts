import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import fastJson from 'fast-json-stringify'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openapiOf } from '../../../../testing/http/contract.ts'
import { onOneDatabase } from '../../../../testing/database/databases.ts'
import { useApp } from '../../../../testing/startApp.ts'

onOneDatabase((create) => {
  const running = useApp(create)

  test('every schema of the document compiles, because the app compiles each at its first use', async () => {
    const ajv = addFormats.default(new Ajv({ allErrors: true }))
    const { paths } = await openapiOf(running.app)
    let count = 0
    for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
      for (const { schema } of Object.values(operation.requestBody?.content ?? {})) ajv.compile(schema)
      for (const { schema } of Object.values(operation.responses).flatMap(({ content }) =>
        Object.values(content ?? {}),
      )) {
        fastJson(schema)
        count++
      }
    }
    assert.ok(count > 100)
  })

  test('every number that is asked for has a maximum: the database refuses larger ones with an error of its own', async () => {
    const { paths } = await openapiOf(running.app)
    const endless = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { responses: _, ...operation }]) =>
        endlessIn(operation, `${method} ${path}`),
      ),
    )
    assert.deepEqual(endless, [])
  })
})

/** Where a schema has a number without a maximum. */
function endlessIn(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, maximum, ...parts } = schema as Record<string, unknown>
  const isEndless = (type === 'integer' || type === 'number') && maximum === undefined && !('enum' in parts)
  return [
    ...(isEndless ? [at] : []),
    ...Object.entries(parts).flatMap(([name, part]) => endlessIn(part, `${at} ${name}`)),
  ]
}
