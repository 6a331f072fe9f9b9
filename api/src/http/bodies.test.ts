import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { type Openapi, openapiOf } from '../../testing/contract.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { addPerson, tokenOf } from '../../testing/people.ts'
import { ORIGIN, useApp } from '../../testing/startApp.ts'

onEachDatabase((create) => {
  const running = useApp(create)
  let document: Openapi
  let token: string
  before(async () => {
    document = await openapiOf(running.app)
    token = await tokenOf(running.app, await addPerson(running.app, { email: 'anna@kinora.example' }))
  })

  test('a body that is no object is refused as a whole, by every call that reads JSON', async () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, { requestBody }] of Object.entries(methods)) {
        if (!requestBody?.content['application/json']) continue
        for (const payload of ['null', '[]', '1', '']) {
          const answer = await running.app.inject({
            method: method.toUpperCase() as 'POST',
            url: path.replace('{provider}', 'credentials').replace('{id}', '1'),
            headers: { origin: ORIGIN, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            payload,
          })
          const { code, errors } = answer.json<{ code: string; errors?: object[] }>()
          assert.deepEqual([answer.statusCode, code, errors], [400, 'request.invalid', undefined], `${path} ${payload}`)
        }
      }
  })
})
