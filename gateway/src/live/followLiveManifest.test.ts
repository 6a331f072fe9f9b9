import assert from 'node:assert/strict'
import { appendFile, rm, writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, test } from 'node:test'
import { promoteUnchecked } from '@kinora/releases'
import { fakeGateway, type FakeGateway } from '../gateway.fake.ts'
import { stateIn } from '../pages/pages.fake.ts'

let gateway: FakeGateway
beforeEach(async () => void (gateway = await fakeGateway()))
afterEach(() => gateway.close())

const shell = { name: 'shell', version: '1' }
const catalog = { name: 'mfe-catalog', version: '1' }

test('is not ready before it has a manifest, and says so', async () => {
  assert.equal((await gateway.get('/health')).status, 200)
  const early = await gateway.get('/ready')
  assert.equal(early.status, 503)
  assert.ok(early.headers.get('retry-after'))
  assert.equal((await gateway.get('/programs')).status, 503)
  await assert.rejects(gateway.start(), /No release manifest is live yet/)

  const { id } = await gateway.release(shell, catalog)
  await gateway.start()
  assert.equal(((await (await gateway.get('/ready')).json()) as { manifest: string }).manifest, id)
})

test('/live says what is live now and what was withdrawn, to be asked anew each time', async () => {
  const early = await gateway.get('/live')
  assert.equal(early.status, 503)
  assert.ok(early.headers.get('retry-after'))

  const first = await gateway.release(shell, catalog)
  await gateway.start()
  const answer = await gateway.get('/live')
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  const releases = { shell: '1', 'mfe-catalog': '1' }
  assert.deepEqual(await answer.json(), { manifest: first.id, releases, withdrawn: {} })

  await gateway.release({ ...catalog, version: '2' })
  const { id: manifest } = await gateway.rollback('mfe-catalog')
  await gateway.serves(manifest)
  const withdrawn = { 'mfe-catalog': ['2'] }
  assert.deepEqual(await (await gateway.get('/live')).json(), { manifest, releases, withdrawn })
})

test('promotions and a rollback under load: no request fails, and no page mixes two manifests', async () => {
  const manifests = [await gateway.release(shell, catalog)]
  await gateway.start()
  const seen = new Set<string>()
  let asking = true
  async function visit(path: string) {
    while (asking) {
      const response = await gateway.get(path)
      const html = await response.text()
      assert.equal(response.status, 200)
      const [, manifest, shellVersion, remoteVersion] =
        /manifest=(\S+) shell=(\S+) remote=(\S+)/.exec(html) ?? assert.fail(`left to the browser: ${html}`)
      const { releases } = manifests.find(({ id }) => id === manifest)!
      assert.deepEqual(releases, { shell: shellVersion, 'mfe-catalog': remoteVersion })
      assert.equal(stateIn(html).manifest, manifest)
      assert.equal(stateIn(html).remotes[0]!.version, remoteVersion)
      assert.ok(html.includes(`/releases/shell/${shellVersion}/client/main.js`))
      assert.ok(html.includes(`/releases/mfe-catalog/${remoteVersion}/client/remoteEntry.js`))
      seen.add(manifest!)
    }
  }
  // Different URLs, so that not every page comes from the cache.
  const visitors = ['/programs', '/en/programs', '/programs?page=2', '/programs/7'].map((path) =>
    visit(path).finally(() => (asking = false)),
  )
  const isSeen = async (manifest: string) => {
    while (asking && !seen.has(manifest)) await new Promise((resolve) => setImmediate(resolve))
  }
  await isSeen(manifests[0]!.id)

  for (const version of ['2', '3']) {
    await gateway.publish({ ...shell, version })
    await gateway.publish({ ...catalog, version })
    const manifest = await promoteUnchecked(gateway.store, gateway.keys, { shell: version, 'mfe-catalog': version })
    manifests.push(manifest)
    await isSeen(manifest.id)
  }
  manifests.push(await gateway.rollback('mfe-catalog'))
  await gateway.serves(manifests[3]!.id)
  asking = false
  await Promise.all(visitors)
})

test('a promotion takes effect without a restart, and its pages do not come from the old manifest’s cache', async () => {
  await gateway.release(shell, catalog)
  await gateway.start()
  assert.match(await gateway.text('/programs'), /remote=1/)
  const { id } = await gateway.release({ ...catalog, version: '2' })
  await gateway.serves(id)
  assert.match(await gateway.text('/programs'), /remote=2/)
})

const damages: Record<string, (version: string) => Promise<unknown>> = {
  missing: (version) => rm(gateway.pathOf('mfe-catalog', version, ''), { recursive: true }),
  unsigned: (version) => rm(gateway.pathOf('mfe-catalog', version, 'release.sig')),
  altered: (version) => appendFile(gateway.pathOf('mfe-catalog', version, 'release.json'), ' '),
}
for (const [what, damage] of Object.entries(damages)) {
  test(`a remote whose release is ${what}: its pages are a 200 that names the last good version, and other remotes work`, async () => {
    const team = {
      name: 'mfe-team',
      version: '1',
      built: { routes: [{ id: 'team', path: 'team', search: [], scripts: [], styles: [] }], nav: [] },
    }
    await gateway.release(shell, catalog, team)
    await gateway.release({ ...catalog, version: '2' })
    await damage('2')
    await gateway.start()

    const response = await gateway.get('/programs')
    assert.equal(response.status, 200)
    const html = await response.text()
    const { remotes, rendered, nav } = stateIn(html)
    const broken = remotes.find(({ name }) => name === 'mfe-catalog')!
    assert.equal(broken.entry, undefined)
    assert.equal(broken.fallback!.entry, '/releases/mfe-catalog/1/client/remoteEntry.js')
    assert.match(broken.fallback!.integrity, /^sha384-/)
    assert.equal(rendered, undefined)
    assert.deepEqual(
      nav.map(({ path }) => path),
      ['/programs'],
    )
    assert.equal(html.includes('/releases/mfe-catalog/2/'), false, 'nothing of a refused release is loaded')
    assert.equal((await gateway.get('/releases/mfe-catalog/2/client/remoteEntry.js')).status, 404)
    assert.match(await gateway.text('/team'), /remote=1/)
  })
}

test('pages of a remote whose only release is missing are a 200, without any version', async () => {
  await gateway.release(shell, catalog)
  await damages['missing']!('1')
  await gateway.start()
  assert.equal((await gateway.get('/programs/3')).status, 200)
  const [broken] = stateIn(await gateway.text('/programs')).remotes
  assert.equal(broken!.entry, undefined)
  assert.equal(broken!.fallback, undefined)
  assert.equal(broken!.routes.length, 2)
})

test('an altered server bundle is not evaluated; browsers run the signed client bundle', async () => {
  await gateway.release(shell, catalog)
  await appendFile(
    gateway.pathOf('mfe-catalog', '1', 'server.cjs'),
    '\nexports.default.show = async () => ({ body: "planted" })',
  )
  await gateway.start()
  const response = await gateway.get('/programs')
  const html = await response.text()
  assert.equal(response.status, 200)
  assert.equal(html.includes('planted'), false)
  assert.equal(stateIn(html).rendered, undefined)
  assert.ok(html.includes('<script async src="/releases/mfe-catalog/1/client/remoteEntry.js" integrity="sha384-'))
})

const brokenShells = {
  'throws on evaluation': { server: 'throw new Error("broken")' },
  'cannot render its own page': {
    server: 'exports.shared = {}; exports.render = async () => { throw new Error("broken") }',
  },
  'has an altered document': {},
}
for (const [what, broken] of Object.entries(brokenShells)) {
  test(`a shell that ${what} never goes live: the manifest before it stays live`, async () => {
    const good = await gateway.release(shell, catalog)
    await gateway.publish({ ...shell, version: '2', ...broken })
    if (what.includes('document'))
      await appendFile(gateway.pathOf('shell', '2', 'client/document.html'), '<script src="//evil"></script>')
    await promoteUnchecked(gateway.store, gateway.keys, { shell: '2' })

    await gateway.start()
    assert.match(await gateway.text('/programs'), new RegExp(`manifest=${good.id} shell=1`))

    const cured = await gateway.release({ ...shell, version: '3' })
    await gateway.serves(cured.id)
    assert.match(await gateway.text('/programs'), /shell=3/)
  })
}

test('when no manifest can be used, the gateway does not start and gives the reason', async () => {
  await gateway.release(shell)
  await writeFile(gateway.pathOf('shell', '1', 'release.sig'), '{}')
  await assert.rejects(gateway.start(), /Neither the live manifest nor any before it can be used.*shell 1 is refused/)
})
