import { createConfig, lintFromString } from '@redocly/openapi-core'
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { type Openapi, openapiOf, servedOpenapiOf } from '../../../testing/http/contract.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'

/** Rules that are off, and why. */
const OFF = {
  // Pages for signing in and redirects back from Google answer 302 alone; the test below looks for 2xx or 3xx.
  'operation-2xx-response': 'off',
  // `message/{id}/status` and `message/status/{ids}` are the wire's own names; an id is a number.
  'no-ambiguous-paths': 'off',
} as const

onOneDatabase((create) => {
  const running = useApp(create)
  let document: Openapi
  let operations: [name: string, operation: Openapi['paths'][string][string]][]
  before(async () => {
    document = await openapiOf(running.app)
    operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ) as typeof operations
  })
  const tagsOf = (name: string) => (operationOf(name) as { tags?: string[] } | undefined)?.tags
  const operationOf = (name: string) => operations.find(([other]) => other === name)?.[1]

  test('the document follows the recommended rules for OpenAPI', async () => {
    const config = await createConfig({ extends: ['recommended'], rules: OFF })
    const source = JSON.stringify(await servedOpenapiOf(running.app))
    const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' })
    const sentences = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)
    assert.deepEqual(sentences, [])
  })

  test('every route is in the document, or says why not', () => {
    const written = operations.map(([name]) => name)
    const real = running.app.policies.filter(({ method }) => method !== 'HEAD')
    const named = real.map(({ method, url, undocumented }) => ({
      name: `${method} ${url.replace(/:(\w+)/g, '{$1}')}`,
      undocumented,
    }))
    const open = named.filter(({ undocumented }) => undocumented === undefined).map(({ name }) => name)
    assert.deepEqual(open.toSorted(), written.toSorted())
    for (const { name, undocumented } of named) assert.notEqual(undocumented, '', name)
    assert.ok(named.length > open.length)
  })

  test('calls are listed by whom they are for', () => {
    assert.deepEqual(tagsOf('GET /api/members/specialist'), ['Member'])
    assert.deepEqual(tagsOf('GET /api/members/{id}'), ['Team'])
    assert.deepEqual(tagsOf('GET /api/symptoms-surveys/last/{id}'), ['Team'])
  })

  test('every call documents an answer without a problem', () => {
    for (const [name, { responses }] of operations)
      assert.ok(
        Object.keys(responses).some((status) => /^[23]/.test(status)),
        name,
      )
  })

  test('every call says which credentials it takes, by its policy', () => {
    const token = { accessToken: [] }
    const security = (name: string) => operationOf(name)?.security
    assert.deepEqual(security('GET /api/trinings'), [])
    assert.deepEqual(security('GET /api/user/me'), [token])
    assert.deepEqual(security('POST /api/auth/change-password'), [{ session: [] }, token])
    assert.deepEqual(security('GET /api/trinings/getVideoURL/{id}'), [{}, token])
    assert.deepEqual(security('GET /api/metrics'), [{ metricsToken: [] }])
  })

  test('every call documents the problems that follow from what it is', () => {
    for (const [name, { responses, ...operation }] of operations) {
      const missing = (...statuses: number[]) => statuses.filter((status) => !(status in responses))
      assert.deepEqual(missing(400, 431, 500, 503), [], name)
      if (!name.startsWith('GET ')) assert.deepEqual(missing(403, 413, 415), [], name)
      if (operation.security?.[0]?.accessToken) assert.deepEqual(missing(401), [], name)
      for (const status of [429, 503])
        assert.ok(!(status in responses) || responses[status]?.headers?.['retry-after'], `${name} ${status}`)
    }
  })

  test('bodies are documented with every type in which they are read', () => {
    const types = (name: string) => Object.keys(operationOf(name)?.requestBody?.content ?? {})
    const json = 'application/json'
    assert.deepEqual(types('PUT /api/user/avatar'), ['multipart/form-data'])
    assert.deepEqual(types('POST /api/auth/signout'), [json, 'application/x-www-form-urlencoded'])
    assert.deepEqual(types('POST /api/auth/local/register'), [json])
  })
})
