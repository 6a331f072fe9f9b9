import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { checkManifest } from '../check/checkManifest.ts'
import { NothingChanged, PromotionRefused } from './promote.ts'
import { release } from './release.ts'
import { fakeStore, type Fake } from '../store/store.fake.ts'

let fake: Awaited<ReturnType<typeof fakeStore>>
let built: string[]
const sentences: string[] = []
const used: (typeof fake)[] = []
beforeEach(async () => {
  used.push((fake = await fakeStore()))
  await fake.release({ name: 'shell', version: '1' }, { name: 'mfe-catalog', version: '1' })
  built = []
})
after(() => Promise.all(used.map(({ remove }) => remove())))

const run = (versions: Record<string, string>, changes: Partial<Fake> = {}, goesLive = true) =>
  release({
    ...fake,
    goesLive,
    names: Object.keys(versions),
    by: 'somebody',
    note: 'larger cards',
    // Nothing answers there, and the fakes’ pages ask for nothing.
    check: checkManifest('http://127.0.0.1:9'),
    say: (sentence) => sentences.push(sentence),
    build: async (name) => {
      const version = versions[name]!
      if (await fake.store.has(name, version)) return { version, folder: null }
      built.push(`${name} ${version}`)
      return { version, folder: (await fake.stage({ name, version, ...changes })).folder }
    },
  })

test('builds, checks, publishes and promotes several packages in one manifest', async () => {
  const { manifest } = await run({ shell: '2', 'mfe-catalog': '2' })
  assert.deepEqual(manifest.releases, { shell: '2', 'mfe-catalog': '2' })
  assert.equal(manifest.note, 'larger cards')
  assert.deepEqual(manifest.change, {
    kind: 'release',
    by: 'somebody',
    versions: { shell: { from: '1', to: '2' }, 'mfe-catalog': { from: '1', to: '2' } },
  })
  assert.equal(await fake.store.live(), manifest.id)
  assert.deepEqual(built, ['shell 2', 'mfe-catalog 2'])
})

test('when nothing changed, it says so and changes nothing', async () => {
  const live = await fake.store.live()
  await assert.rejects(
    run({ 'mfe-catalog': '1' }),
    (error) => error instanceof NothingChanged && /mfe-catalog 1 is live already/.test(error.message),
  )
  assert.equal(await fake.store.live(), live)
  assert.equal((await fake.store.listManifests()).length, 1)
})

test('a version that was rolled back goes live again without a build', async () => {
  await run({ 'mfe-catalog': '2' })
  await fake.rollback('mfe-catalog')
  const { manifest } = await run({ 'mfe-catalog': '2' })
  assert.equal(manifest.releases['mfe-catalog'], '2')
  assert.deepEqual(built, ['mfe-catalog 2'])
})

test('a refused release leaves nothing behind', async () => {
  const live = await fake.store.live()
  const refused = run({ 'mfe-catalog': '2' }, { built: { consumes: { react: { range: '^20.0.0', names: [] } } } })
  await assert.rejects(
    refused,
    (error) =>
      error instanceof PromotionRefused && error.findings.some(({ sentence }) => /wants react \^20/.test(sentence)),
  )
  assert.equal(await fake.store.live(), live)
  assert.equal(await fake.store.has('mfe-catalog', '2'), false)
  assert.deepEqual(await readdir(join(fake.home, 'store/.staging')), [])
})

test('what does not go live yet is checked, and in the store', async () => {
  const live = await fake.store.live()
  const { manifest } = await run({ 'mfe-catalog': '2' }, {}, false)
  assert.equal(await fake.store.live(), live)
  assert.deepEqual((await fake.store.readManifest(manifest.id)).releases, { shell: '1', 'mfe-catalog': '2' })

  const refused = run(
    { 'mfe-catalog': '3' },
    { built: { consumes: { react: { range: '^99.0.0', names: [] } } } },
    false,
  )
  await assert.rejects(refused, PromotionRefused)
  assert.equal(await fake.store.has('mfe-catalog', '3'), false)

  // What was looked at goes live as it is, without another build.
  built = []
  await run({ 'mfe-catalog': '2' })
  assert.deepEqual(built, [])
  assert.notEqual(await fake.store.live(), live)
})
