import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { type Openapi, openapiOf } from '../../../../testing/http/contract.ts'
import { onOneDatabase } from '../../../../testing/database/databases.ts'
import { addPerson, tokenOf } from '../../../../testing/people.ts'
import { ORIGIN, useApp } from '../../../../testing/startApp.ts'

/** Mail programs post to it whatever they like: the code in its address is all that it reads (RFC 8058). */
const READS_NONE = '/api/reminders/stop'

onOneDatabase((create) => {
  const running = useApp(create)
  let document: Openapi
  const tokens: Record<string, string> = {}
  before(async () => {
    document = await openapiOf(running.app)
    for (const role of ['patient', 'specialist'] as const)
      tokens[role] = await tokenOf(running.app, await addPerson(running.app, { email: `${role}@kinora.example`, role }))
  })

  /** Of somebody who may call it. */
  function tokenFor(method: string, path: string) {
    const url = path.replace(/\{(\w+)\}/g, ':$1')
    const { policy } = running.app.policies.find((route) => route.method === method && route.url === url)!
    return tokens[policy.who === 'specialist' ? 'specialist' : 'patient']
  }

  test('a body that is no object is refused as a whole, by every call that reads JSON', async () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, { requestBody }] of Object.entries(methods)) {
        if (!requestBody?.content['application/json'] || path === READS_NONE) continue
        for (const payload of ['null', '[]', '1', '']) {
          const answer = await running.app.inject({
            method: method.toUpperCase() as 'POST',
            url: path
              .replace('{provider}', 'credentials')
              .replace('/payment/{id}', '/payment/00000000-0000-4000-8000-000000000000')
              .replace(/\{\w+\}/g, '1'),
            headers: {
              origin: ORIGIN,
              authorization: `Bearer ${tokenFor(method.toUpperCase(), path)}`,
              'content-type': 'application/json',
            },
            payload,
          })
          const { code, errors } = answer.json<{ code: string; errors?: object[] }>()
          assert.deepEqual([answer.statusCode, code, errors], [400, 'request.invalid', undefined], `${path} ${payload}`)
        }
      }
  })
})
