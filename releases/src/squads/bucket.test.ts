import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkManifest } from '../check/checkManifest.ts'
import { fakeS3 } from '../objects/s3.fake.ts'
import { fakeSquads, saidIn } from './squads.fake.ts'

test('a release goes live from a bucket, and back; while the bucket is away nothing changes', async (t) => {
  const s3 = await fakeS3()
  const squads = await fakeSquads(checkManifest('http://127.0.0.1:9'), { s3: s3.settings })
  t.after(async () => {
    await squads.end()
    await s3.kill()
  })
  const { garden } = squads
  const release = async (version: string) =>
    squads.post('releases/mfe-garden', garden.token, { body: await squads.bytesOf('garden', garden.key, { version }) })

  assert.deepEqual((await saidIn(await release('1'))).at(-1), { live: 'mfe-garden new → 1' })
  assert.deepEqual((await saidIn(await release('2'))).at(-1), { live: 'mfe-garden 1 → 2' })
  const back = await squads.post('rollbacks/mfe-garden', garden.token)
  assert.deepEqual((await saidIn(back)).at(-1), { live: 'mfe-garden 2 → 1' })
  assert.ok(s3.keys().some((key) => key.includes('mfe-garden')))

  await s3.kill()
  const { mock } = t.mock.method(console, 'error', () => {})
  const lines = await saidIn(await release('3'))
  assert.deepEqual(lines.at(-1), {
    refused: 'The releases cannot be reached at the moment, and nothing was changed. Try again later.',
  })
  assert.match(String(mock.calls[0]!.arguments[0]), /The bucket kinora at http:\S+ cannot be used/)
  await s3.start()
  assert.equal((await squads.live())['mfe-garden'], '1')
})
