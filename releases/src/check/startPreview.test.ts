import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { fakeStore } from '../store/store.fake.ts'
import { startPreview } from './startPreview.ts'

/** Nothing answers there. */
const API = 'http://127.0.0.1:9'

test('what browsers have reported to a preview is known when it has stopped', async () => {
  const fake = await fakeStore()
  after(() => fake.remove())
  const { id } = await fake.release({ name: 'shell', version: '1' })
  const preview = await startPreview(fake.home, id, API)
  const report = { type: 'remote-failure', remote: 'mfe-catalog', phase: 'render', message: 'Thrown on purpose' }
  const sent = await fetch(`${preview.origin}/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  })
  assert.equal(sent.status, 204)

  await preview.stop()
  assert.deepEqual(preview.reports, [report])
})
