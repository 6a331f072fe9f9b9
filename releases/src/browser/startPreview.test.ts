import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setImmediate } from 'node:timers/promises'
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

test('a preview ends with the process that started it, however that ends', async () => {
  const fake = await fakeStore()
  after(() => fake.remove())
  const { id } = await fake.release({ name: 'shell', version: '1' })
  const script = `import { startPreview } from ${JSON.stringify(new URL('./startPreview.ts', import.meta.url).href)}
    console.log((await startPreview(${JSON.stringify(fake.home)}, '${id}', '${API}')).origin)`
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [origin] = (await once(createInterface(parent.stdout), 'line')) as [string]
  assert.equal((await fetch(`${origin}/ready`)).status, 200)

  parent.kill('SIGKILL')
  const answers = () => fetch(`${origin}/ready`).then(Boolean, () => false)
  while (await answers()) await setImmediate()
})
