import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fakeGateway, type FakeGateway } from '../gateway.fake.ts'

const UNLIKE = 1_300
/** Of each cache, entries at most. Pages have a bound in bytes, and those of unknown addresses are few. */
const BOUNDS: Record<string, number> = { routes: 1_000, reporters: 300, 'release documents': 100, pages: UNLIKE }

let gateway: FakeGateway
before(async () => {
  gateway = await fakeGateway({ TRUSTED_PROXIES: '127.0.0.1' })
  await gateway.release({ name: 'shell', version: '1' })
  await gateway.start()
})
after(() => gateway.close())

test('however many unlike requests come, no cache has more entries than its bound', async () => {
  for (let number = 1; number <= UNLIKE; number++) {
    await gateway.app.inject({ url: `/unlike/${number}`, headers: { accept: 'text/html' } })
    await gateway.app.inject(`/releases/mfe-none/${number}/client/a.js`)
    await gateway.app.inject({
      method: 'POST',
      url: '/reports',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` },
      payload: JSON.stringify({ type: 'remote-failure', remote: 'mfe-catalog' }),
    })
  }
  const { body } = await gateway.app.inject('/metrics')
  const entries = [...body.matchAll(/^gateway_cache_entries\{cache="([^"]+)"\} (\d+)$/gm)]
  assert.deepEqual(entries.map(([, cache]) => cache).sort(), Object.keys(BOUNDS).sort())
  for (const [, cache = '', count] of entries) assert.ok(Number(count) <= BOUNDS[cache]!, `${cache}: ${count}`)
})
