import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { loadRelease, ReleaseRefused } from './loadRelease.ts'
import { signDocument } from './signing.ts'
import { fakeStore } from './store.fake.ts'

let fake: Awaited<ReturnType<typeof fakeStore>>
const used: (typeof fake)[] = []
beforeEach(async () => used.push((fake = await fakeStore())))
after(() => Promise.all(used.map(({ remove }) => remove())))

/** Rewrites a release's document in format 1, with a valid signature. */
async function asFormat1(name: string, version: string) {
  const document = JSON.parse((await fake.store.read(name, version, 'release.json')).toString()) as object
  const bytes = Buffer.from(JSON.stringify({ ...document, format: 1 }))
  await writeFile(fake.pathOf(name, version, 'release.json'), bytes)
  await writeFile(fake.pathOf(name, version, 'release.sig'), JSON.stringify(signDocument(bytes, fake.key)))
}

test('a release of an earlier format is refused, and the message says what to do', async () => {
  await fake.publish({ name: 'mfe-catalog', version: '1' })
  await asFormat1('mfe-catalog', '1')
  await assert.rejects(loadRelease(fake.store, fake.keys, 'mfe-catalog', '1'), (error: Error) => {
    assert.ok(error instanceof ReleaseRefused)
    assert.match(
      error.message,
      /^mfe-catalog 1 is refused: its format is 1, and this version reads 2; release it again\.$/,
    )
    return true
  })
})

test('in a store of format 1 nothing is live, and new releases go live in it', async () => {
  const store = join(fake.home, 'store')
  await mkdir(join(store, 'sets'), { recursive: true })
  await writeFile(join(store, 'live.json'), '{"set":"20261101T000000Z-abcdef"}')
  await writeFile(join(store, 'sets/20261101T000000Z-abcdef.json'), '{"id":"20261101T000000Z-abcdef"}')
  assert.equal(await fake.store.live(), null)
  const { id, previous } = await fake.release({ name: 'shell', version: '1' })
  assert.equal(previous, null)
  assert.equal(await fake.store.live(), id)
  assert.deepEqual(await fake.store.listManifests(), [id])
  assert.deepEqual(await fake.store.list(), { shell: ['1'] })
})
