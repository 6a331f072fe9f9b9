import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'

onOneDatabase((create) => {
  const running = useApp(create)

  test('a specialist pages through twelve programs at a time, in their language; members are refused', async () => {
    const specialist = await addCaller(running.app, { email: 'katarzyna@kinora.example', role: 'specialist' })
    const titles = async (query: string) => {
      const { data, count } = (await specialist.get(`/trinings/test-mode?${query}`)).json()
      return [count, data.length, data[0]?.title]
    }
    assert.deepEqual(await titles('locale=en'), [15, 12, 'Neck exercises'])
    assert.deepEqual(await titles('offset=12'), [15, 3, 'Więcej 7'])
    assert.deepEqual(await titles('offset=15'), [15, 0, undefined])
    assert.equal((await specialist.get('/trinings/test-mode?offset=-1')).statusCode, 400)
    const member = await addCaller(running.app, { email: 'anna@kinora.example' })
    assert.equal((await member.get('/trinings/test-mode')).statusCode, 403)
  })
})
