import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCaller, inTestMode } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  let people = 0

  async function tested() {
    const email = `tests${++people}@kinora.example`
    return inTestMode(running.app, await addCaller(running.app, { email, role: 'specialist' }))
  }

  test('in test mode the path is the first page of the list, named TEST', async () => {
    const { get } = await tested()
    const ids = (programs: { id: number }[]) => programs.map(({ id }) => id)
    for (const locale of ['pl', 'en']) {
      const list = (await get(`/trinings/test-mode?locale=${locale}`)).json()
      const { data: path } = (await get(`/my-path?locale=${locale}`)).json()
      assert.deepEqual([path.name, ids(path.trainings)], ['TEST', ids(list.data)])
      const next = (await get(`/trinings/test-mode?locale=${locale}&offset=12`)).json()
      assert.equal(list.data.length + next.data.length, list.count)
    }
  })

  test('its plan has something for today, and nothing that was done', async () => {
    const { get } = await tested()
    const { data: plan } = (await get('/my-plan?locale=en&timeZone=America/New_York')).json()
    assert.deepEqual([plan.name, plan.items.length, plan.today.length], ['TEST', 12, 2])
    assert.deepEqual(plan.progress, { done: 0, total: 12, percent: 0 })
    assert.equal(plan.today[0].training.title, 'Neck exercises')
    assert.deepEqual((await get('/path/progress')).json().data, { progress: '0%', done: 0, total: 12 })
    assert.equal((await get('/path/stats')).json().data.total, 0)
  })

  test('outside of test mode a specialist has no path', async () => {
    const specialist = await addCaller(running.app, { email: 'noPath@kinora.example', role: 'specialist' })
    assert.equal((await specialist.get('/my-path')).json().data, null)
    assert.equal((await specialist.get('/my-plan')).json().data, null)
  })
})
