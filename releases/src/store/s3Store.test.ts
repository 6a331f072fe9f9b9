import assert from 'node:assert/strict'
import { mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { openStore } from '../openStore.ts'
import { loadRelease } from './loadRelease.ts'
import { prune } from './prune.ts'
import { s3Objects, StoreUnreachable } from '../objects/index.ts'
import { fakeS3 } from '../objects/s3.fake.ts'
import { fakeStore, type FakeStore } from './store.fake.ts'

const DAY_MS = 86_400_000

let fake: FakeStore
let server: Awaited<ReturnType<typeof fakeS3>>
const used: { remove(): Promise<unknown> }[] = []
beforeEach(async () => {
  const s3 = await fakeS3()
  server = s3
  const home = await mkdtemp(join(tmpdir(), 'kinora-s3-'))
  const { remove } = (fake = await fakeStore(home, s3.settings))
  used.push({ remove: () => Promise.all([s3.kill(), remove()]) })
})
after(() => Promise.all(used.map(({ remove }) => remove())))

const shell = { name: 'shell', version: '1' }
const catalog = (version: string) => ({ name: 'mfe-catalog', version })

test('releases are published, go live, are rolled back and removed when nobody needs them', async () => {
  await fake.release(shell, catalog('1'))
  for (const version of ['2', '3', '4']) await fake.release(catalog(version))
  await fake.rollback('mfe-catalog', '3')
  const { releases } = await fake.store.readManifest((await fake.store.live())!)
  assert.deepEqual(releases, { shell: '1', 'mfe-catalog': '3' })
  assert.deepEqual(await prune(fake.store, { now: Date.now() + 31 * DAY_MS }), [catalog('1'), catalog('4')])
  assert.deepEqual(await fake.store.list(), { shell: ['1'], 'mfe-catalog': ['2', '3'] })
  assert.deepEqual(
    server.keys().filter((key) => key.startsWith('files/mfe-catalog/4/')),
    [],
  )
})

test('a write whose answer was lost counts once', async () => {
  const objects = await s3Objects(server.settings)
  server.loseAnswers(1)
  const tag = (await objects.write('one', Buffer.from('1'), null))!
  server.loseAnswers(1)
  assert.equal(await objects.write('one', Buffer.from('2'), tag), (await objects.read('one'))!.tag)
  assert.equal(await objects.write('one', Buffer.from('3'), tag), null)
  assert.equal((await objects.read('one'))!.bytes.toString(), '2')
})

test('a store that is away is not taken for an empty one, and loses nothing', async () => {
  const manifest = await fake.release(shell, catalog('1'))
  const { store, keys } = await openStore(fake.home, undefined, server.settings)
  await store.bringNear('shell', '1', ['client/main.js'])
  await server.kill()
  await assert.rejects(store.live(), StoreUnreachable)
  await assert.rejects(loadRelease(store, keys, 'mfe-catalog', '1'), StoreUnreachable)
  await assert.rejects(prune(store, { now: Date.now() + 31 * DAY_MS }), StoreUnreachable)
  assert.match((await store.read('shell', '1', 'client/main.js')).toString(), /shell 1/)
  await server.start()
  assert.equal(await store.live(), manifest.id)
  assert.equal((await loadRelease(store, keys, 'mfe-catalog', '1')).document.version, '1')
})

test('two gateways ask for the pointer within each second, and then both have the change', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const { store: another } = await openStore(fake.home, undefined, server.settings)
  await fake.release(shell)
  const { id } = await fake.release(catalog('1'))
  const seen: Promise<string | null>[] = []
  const stops = [fake.store, another].map((store) => store.watch(() => seen.push(store.live())))
  t.mock.timers.tick(1_000)
  for (const stop of stops) stop()
  assert.deepEqual(new Set(await Promise.all(seen)), new Set([id]))
  assert.ok(seen.length >= stops.length)
})

test('a release of which the history cannot be read now is not removed', async () => {
  await fake.release(shell, catalog('1'))
  await fake.release(catalog('2'))
  const away = { ...fake.store, readManifest: () => Promise.reject(new StoreUnreachable('away')) }
  await assert.rejects(prune(away, { now: Date.now() + 31 * DAY_MS }), StoreUnreachable)
})

test('what a publisher and a remover left behind who were killed is removed by the next ones', async () => {
  const objects = await s3Objects(server.settings)
  await objects.write('files/mfe-catalog/1/killed/client/list.js', Buffer.from('half'))
  await fake.publish(catalog('1'))
  assert.equal(
    server.keys().some((key) => key.includes('/killed/')),
    false,
  )
  const { bytes } = (await objects.read('releases/mfe-catalog/1.json'))!
  const entry = JSON.parse(bytes.toString()) as object
  const remover = Buffer.from(JSON.stringify({ ...entry, removing: 'killed' }))
  await objects.write('releases/mfe-catalog/1.json', remover)
  assert.equal(await fake.store.has('mfe-catalog', '1'), false)
  await fake.publish(catalog('1'))
  assert.equal(await fake.store.has('mfe-catalog', '1'), true)
  await objects.write('releases/mfe-catalog/1.json', remover)
  assert.equal(await fake.store.remove('mfe-catalog', '1'), true)
  assert.deepEqual(await fake.store.list(), {})
})

for (const wrong of [{ accessKeyId: 'stranger' }, { bucket: 'another' }])
  test(`a wrong setting is named by its reason: ${JSON.stringify(wrong)}`, async () => {
    const { store } = await openStore(fake.home, undefined, { ...server.settings, ...wrong })
    await assert.rejects(
      store.live(),
      /^Error: The bucket \w+ at http:\S+ cannot be used: (InvalidAccessKeyId|NoSuchBucket)/,
    )
  })

test('a damaged live pointer is reported', async () => {
  for (const text of ['{"manifest": "2026', 'null', '{"manifest": 7}']) {
    await (await s3Objects(server.settings)).write('live.json', Buffer.from(text))
    await assert.rejects(fake.store.live(), /live\.json of the store is damaged/)
  }
})

test('symbolic links are not published', async () => {
  const folder = await fake.store.stage()
  await writeFile(join(folder, 'release.json'), '{}')
  await symlink(join(fake.home, 'keys/signing.pem'), join(folder, 'linked.js'))
  await fake.store.put('shell', '9', folder)
  assert.equal(server.keys().filter((key) => key.startsWith('files/shell/9/')).length, 1)
})
