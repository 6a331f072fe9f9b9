import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import type { ReleaseManifest } from '@kinora/contracts'
import { folderStore } from './folderStore.ts'
import { objectStore } from './objectStore.ts'
import { s3Objects } from '../objects/index.ts'
import { fakeS3 } from '../objects/s3.fake.ts'
import { AlreadyPublished, LiveManifestChanged, MissingFile, type ReleaseStore } from './store.ts'

const homes: string[] = []
const servers: Awaited<ReturnType<typeof fakeS3>>[] = []
after(async () => {
  await Promise.all(homes.map((home) => rm(home, { recursive: true })))
  await Promise.all(servers.map((server) => server.kill()))
})

async function home(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'kinora-contract-'))
  homes.push(made)
  return made
}

const stores: Record<string, () => Promise<ReleaseStore>> = {
  folder: async () => folderStore(await home()),
  S3: async () => {
    const server = await fakeS3()
    servers.push(server)
    return objectStore(await s3Objects(server.settings), await home())
  },
}

async function publish(store: ReleaseStore, name: string, version: string, text = version): Promise<void> {
  const folder = await store.stage()
  for (const file of ['release.json', 'server.cjs', 'one.js', 'two.js']) await writeFile(join(folder, file), text)
  await store.put(name, version, folder)
}

const manifest = (id: string, releases: Record<string, string>): ReleaseManifest => ({
  id,
  createdAt: '2026-11-27T00:00:00.000Z',
  previous: null,
  releases,
  pages: {},
})

for (const [kind, open] of Object.entries(stores)) {
  describe(`the store on ${kind}`, () => {
    test('is empty at first', async () => {
      const store = await open()
      assert.equal(await store.live(), null)
      assert.deepEqual(await store.list(), {})
      assert.deepEqual(await store.listManifests(), [])
      assert.equal(await store.has('shell', '1'), false)
      assert.equal(await store.remove('shell', '1'), false)
      await assert.rejects(store.readManifest('1'), MissingFile)
      await assert.rejects(store.read('shell', '1', 'one.js'), MissingFile)
    })

    test('publishes a version once, also when several publish it at the same time', async () => {
      const store = await open()
      const texts = ['first', 'second', 'third', 'fourth']
      const ends = await Promise.allSettled(texts.map((text) => publish(store, 'shell', '1', text)))
      const won = ends.flatMap(({ status }, index) => (status === 'fulfilled' ? [texts[index]] : []))
      assert.equal(won.length, 1)
      for (const end of ends) if (end.status === 'rejected') assert.ok(end.reason instanceof AlreadyPublished)
      for (const file of ['release.json', 'server.cjs', 'one.js', 'two.js'])
        assert.equal((await store.read('shell', '1', file)).toString(), won[0])
      assert.deepEqual(await store.list(), { shell: ['1'] })
      assert.equal(await store.has('shell', '1'), true)
    })

    test('keeps plans, in the order of their time, until they are removed', async () => {
      const store = await open()
      assert.deepEqual(await store.plans(), [])
      const [friday, monday] = ['2026-12-04T07:00:00.000Z', '2026-12-07T07:00:00.000Z']
      await store.putPlan({ manifest: '1', at: monday })
      await store.putPlan({ manifest: '2', at: friday })
      await store.putPlan({ manifest: '1', at: monday, refused: ['It did not pass.'] })
      const refused = { manifest: '1', at: monday, refused: ['It did not pass.'] }
      assert.deepEqual(await store.plans(), [{ manifest: '2', at: friday }, refused])
      await store.removePlan('2')
      await store.removePlan('2')
      assert.deepEqual(await store.plans(), [refused])
      assert.deepEqual(await store.list(), {})
    })

    test('lists all releases and manifests', async () => {
      const store = await open()
      for (const version of ['1', '2', '3']) await publish(store, 'shell', version)
      await publish(store, 'mfe-catalog', '1')
      for (const id of ['5', '2', '4', '1', '3']) await store.putManifest(manifest(id, {}))
      const { shell, ...others } = await store.list()
      assert.deepEqual(shell!.sort(), ['1', '2', '3'])
      assert.deepEqual(others, { 'mfe-catalog': ['1'] })
      assert.deepEqual(await store.listManifests(), ['1', '2', '3', '4', '5'])
    })

    test('has one winner of those that move the pointer at the same time', async () => {
      const store = await open()
      await publish(store, 'shell', '1')
      const ids = ['1', '2', '3', '4']
      for (const id of ids) await store.putManifest(manifest(id, { shell: '1' }))
      for (const expected of [null, 'before'] as const) {
        if (expected !== null) {
          await store.putManifest(manifest(expected, { shell: '1' }))
          await store.setLive(expected, await store.live())
        }
        const ends = await Promise.allSettled(ids.map((id) => store.setLive(id, expected)))
        const won = ids.filter((_, index) => ends[index]!.status === 'fulfilled')
        assert.deepEqual(won, [await store.live()])
        for (const end of ends) if (end.status === 'rejected') assert.ok(end.reason instanceof LiveManifestChanged)
      }
    })

    test('makes no set live that lacks a release, and removes none that is live', async () => {
      const store = await open()
      await publish(store, 'shell', '1')
      await publish(store, 'shell', '2')
      await store.putManifest(manifest('1', { shell: '1' }))
      await store.putManifest(manifest('2', { shell: '2' }))
      await store.putManifest(manifest('3', { shell: '3' }))
      await store.setLive('1', null)
      assert.equal(await store.remove('shell', '1'), false)
      await assert.rejects(store.setLive('3', '1'), MissingFile)
      await store.setLive('2', '1')
      assert.equal(await store.remove('shell', '1'), true)
      assert.equal(await store.has('shell', '1'), false)
      await assert.rejects(store.read('shell', '1', 'one.js'), MissingFile)
      await assert.rejects(store.setLive('1', '2'), MissingFile)
      await publish(store, 'shell', '1', 'again')
      assert.equal((await store.read('shell', '1', 'one.js')).toString(), 'again')
      await store.setLive('1', '2')
    })

    test('never has a live set without its release while others remove it', async () => {
      const store = await open()
      await publish(store, 'shell', '0')
      await store.putManifest(manifest('0', { shell: '0' }))
      await store.setLive('0', null)
      for (const version of ['1', '2', '3', '4', '5']) {
        await publish(store, 'shell', version)
        await store.putManifest(manifest(version, { shell: version }))
        const before = await store.live()
        const [removed, wentLive] = await Promise.all([
          store.remove('shell', version),
          store.setLive(version, before).then(
            () => true,
            (error: unknown) => (assert.ok(error instanceof MissingFile), false),
          ),
        ])
        assert.equal(wentLive, !removed)
        assert.equal(await store.live(), wentLive ? version : before)
        assert.equal(await store.has('shell', version), wentLive)
      }
    })

    for (const [name, version, file] of [
      ['..', '1', 'x'],
      ['shell', '..', 'x'],
      ['shell', '1', '../../live.json'],
      ['manifests', '1', 'x'],
      ['shell', '1', '/etc/passwd'],
    ] as const)
      test(`reads nothing outside of a release: ${name} ${version} ${file}`, async () => {
        const store = await open()
        await publish(store, 'shell', '1')
        await assert.rejects(store.read(name, version, file), MissingFile)
      })
  })
}
