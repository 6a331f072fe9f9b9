import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fakeStore } from '@kinora/releases/fake'
import { fakeS3 } from '@kinora/releases/objects/fake'
import { fakeGateway, type FakeGateway } from '../gateway.fake.ts'
import { thorough } from '../../../releases/src/thorough.fake.ts'

const CLIENTS = thorough(200, 8)
const RELEASES = thorough(50, 5)

test('two gateways serve whole sets through many releases, while their bucket is killed and comes back', async (t) => {
  const s3 = await fakeS3({ pageSize: 1_000 })
  const home = await mkdtemp(join(tmpdir(), 'kinora-away-'))
  const releases = await fakeStore(home, s3.settings)
  const { endpoint, bucket, prefix, accessKeyId, secretAccessKey } = s3.settings
  const env = {
    RELEASE_STORE: `s3://${bucket}/${prefix}`,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  const gateways = [await fakeGateway(env, releases), await fakeGateway(env, releases)]
  t.after(async () => {
    for (const gateway of gateways) await gateway.close()
    await s3.kill()
    await rm(home, { recursive: true, force: true })
  })
  /** The version of shell and remote alike, by the id of the manifest. */
  const versions = new Map<string, string>()
  const goLive = async (version: string) => {
    const { id } = await releases.release({ name: 'shell', version }, { name: 'mfe-catalog', version })
    versions.set(id, version)
    return id
  }

  await goLive('1')
  for (const gateway of gateways) await gateway.start()

  let failed = 0
  let mixed = 0
  let pages = 0
  let isOver = false
  async function visit(gateway: FakeGateway, client: number): Promise<void> {
    for (let time = 0; !isOver; time++) {
      const page = await gateway.get(`/programs?page=${client}${time}`)
      const html = await page.text()
      const [, manifest, shell, remote] = /manifest=(\S+) shell=(\S+) remote=(\S+) /.exec(html) ?? []
      const version = await versionOf(manifest)
      if (page.status !== 200 || version === undefined) failed++
      else if (shell !== version || remote !== version) mixed++
      // Also those of the last good version, which the page names for browsers.
      const scripts = [...html.matchAll(/"(\/releases\/[^"]+\.js)"/g)].map(([, path]) => path!)
      if (scripts.length === 0) failed++
      for (const path of scripts) {
        if (html.includes(`src="${path}"`) && !path.includes(`/${version}/`)) mixed++
        const script = await gateway.get(path)
        await script.arrayBuffer()
        if (script.status !== 200) failed++
      }
      pages++
    }
  }
  /** A page may show a set before its promotion has returned. */
  async function versionOf(manifest = ''): Promise<string | undefined> {
    while (manifest !== '' && !versions.has(manifest) && !isOver) await new Promise((done) => setImmediate(done))
    return versions.get(manifest)
  }
  const served = (id: string) => Promise.all(gateways.map((gateway) => gateway.serves(id)))

  const clients = Array.from({ length: CLIENTS }, (_, client) => visit(gateways[client % 2]!, client))
  for (let version = 2; version <= RELEASES; version++) {
    const id = await goLive(String(version))
    if (version % 2 === 0) {
      // Killed while gateways read the new set.
      await s3.kill()
      await Promise.all(gateways.map((gateway) => storeIs('unreadable', gateway)))
      await Promise.all(gateways.map(hasItsSet))
      const before = pages
      while (pages < before + CLIENTS) await new Promise((done) => setImmediate(done))
      await s3.start()
    }
    await served(id)
    await Promise.all(gateways.map((gateway) => storeIs('readable', gateway)))
  }
  isOver = true
  await Promise.all(clients)
  assert.ok(pages > CLIENTS)
  assert.deepEqual({ failed, mixed }, { failed: 0, mixed: 0 })
})

/** A file that nobody has asked for is there without the store, and it is not said that an unknown one does not exist. */
async function hasItsSet(gateway: FakeGateway): Promise<void> {
  const { releases } = (await (await gateway.get('/ready')).json()) as { releases: Record<string, string> }
  const statusOf = async (version: string) =>
    (await gateway.get(`/releases/mfe-catalog/${version}/client/i18n-en.js`)).status
  assert.equal(await statusOf(releases['mfe-catalog']!), 200)
  assert.equal(await statusOf('unknown'), 503)
}

/** Waits until `/ready`, which is 200 all the time, says so of the store. */
async function storeIs(state: string, gateway: FakeGateway): Promise<void> {
  for (;;) {
    const ready = await gateway.get('/ready')
    assert.equal(ready.status, 200)
    if (((await ready.json()) as { store: string }).store === state) return
  }
}
