import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { fakeGateway } from '../gateway.fake.ts'
import { followLiveManifest } from './followLiveManifest.ts'

test('an unreadable store is logged once, and the manifest before stays live until it is readable', async (t) => {
  const gateway = await fakeGateway()
  t.after(() => gateway.close())
  const { id } = await gateway.release({ name: 'shell', version: '1' })
  const logError = t.mock.method(gateway.app.log, 'error')
  let poll = () => {}
  let live = async () => id
  const store = { ...gateway.store, live: () => live(), watch: (onChange: () => void) => ((poll = onChange), () => {}) }
  const followed = followLiveManifest({
    store,
    keys: gateway.keys,
    apiUrl: gateway.api.url,
    origin: gateway.url,
    thirdParties: [],
    log: gateway.app.log,
  })
  await followed.start()

  live = () => Promise.reject(new Error('live.json is damaged'))
  for (let time = 0; time < 3; time++) {
    poll()
    await setImmediate()
  }
  assert.equal(followed.current()!.id, id)
  assert.equal(logError.mock.callCount(), 1)

  const next = await gateway.release({ name: 'shell', version: '2' })
  live = async () => next.id
  poll()
  // Closing waits for the update that goes on.
  await followed.close()
  assert.equal(followed.current()!.id, next.id)
})
