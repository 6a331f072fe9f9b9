import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fakeGateway } from '../gateway.fake.ts'

test('failures of remotes are counted by remote, version and phase, and invented ones as others', async (t) => {
  const gateway = await fakeGateway()
  t.after(() => gateway.close())
  await gateway.release({ name: 'shell', version: '1' }, { name: 'mfe-catalog', version: '1' })
  const server = 'exports.default = {}; throw new Error("broken")'
  const { id } = await gateway.release({ name: 'mfe-catalog', version: '2', server })
  await gateway.start()
  await gateway.serves(id)
  const tell = (remote: string, version: string, phase: string) =>
    fetch(`${gateway.url}/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'remote-failure', remote, version, phase }),
    })
  for (const [remote, version, phase] of [
    ['mfe-catalog', '2', 'render'],
    ['mfe-catalog', '2', 'render'],
    ['mfe-catalog', '1', 'load'],
    ['mfe-catalog', '77', 'load'],
    ['mfe-nobody', '1', 'load'],
    ['shell', '1', 'a phase of mine'],
  ] as const)
    assert.equal((await tell(remote, version, phase)).status, 204)
  await gateway.get('/programs')

  const counted = (await gateway.text('/metrics')).match(/^gateway_remote_failures_total.*/gm)
  assert.deepEqual(
    new Set(counted),
    new Set([
      'gateway_remote_failures_total{remote="mfe-catalog",version="2",phase="render"} 2',
      'gateway_remote_failures_total{remote="mfe-catalog",version="1",phase="load"} 1',
      'gateway_remote_failures_total{remote="other",version="other",phase="load"} 2',
      'gateway_remote_failures_total{remote="shell",version="1",phase="other"} 1',
      'gateway_remote_failures_total{remote="mfe-catalog",version="2",phase="server"} 1',
    ]),
  )
})
