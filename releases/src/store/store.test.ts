import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { loadRelease } from './loadRelease.ts'
import { loadManifest } from './loadManifest.ts'
import { promoteUnchecked } from '../promotion/promoteUnchecked.ts'
import { knownKeys, signDocument, signingKey } from './signing.ts'
import { AlreadyPublished, MissingFile } from './store.ts'
import { fakeStore } from './store.fake.ts'

let fake: Awaited<ReturnType<typeof fakeStore>>
const used: (typeof fake)[] = []
beforeEach(async () => used.push((fake = await fakeStore())))
after(() => Promise.all(used.map(({ remove }) => remove())))

const shell = { name: 'shell', version: '1' }
const catalog = { name: 'mfe-catalog', version: '1' }

test('a version is published once and never again', async () => {
  await fake.publish(catalog)
  const first = await fake.store.read('mfe-catalog', '1', 'release.json')
  await assert.rejects(fake.publish(catalog), AlreadyPublished)
  assert.deepEqual(await fake.store.read('mfe-catalog', '1', 'release.json'), first)
})

test('a release has the hash of every file, and compressed variants of its text files', async () => {
  const { files } = await fake.publish(catalog)
  assert.match(files['client/remoteEntry.js']!.integrity, /^sha384-.{64}$/)
  assert.ok(files['client/remoteEntry.js.br']!.bytes < files['client/remoteEntry.js']!.bytes)
  assert.ok(files['client/remoteEntry.js.gz']!.bytes < files['client/remoteEntry.js']!.bytes)
  assert.equal(files['client/list.js.br'], undefined, 'a compressed variant that is not smaller is not written')
  assert.ok(files['server.cjs'])
})

for (const [file, why] of [
  ['release.json', /does not match its signature/],
  ['release.sig', /not signed|does not match/],
] as const) {
  test(`one altered byte in ${file} refuses the release`, async () => {
    await fake.publish(catalog)
    const path = fake.pathOf('mfe-catalog', '1', file)
    const text = await readFile(path, 'utf8')
    await writeFile(
      path,
      text.replace(/[0-9a-f](?=[^0-9a-f]*$)/, (digit) => (digit === '0' ? '1' : '0')),
    )
    await assert.rejects(loadRelease(fake.store, fake.keys, 'mfe-catalog', '1'), why)
  })
}

test('an altered or missing server bundle is not loaded, while the release’s document is', async () => {
  await fake.publish(catalog)
  await appendFile(fake.pathOf('mfe-catalog', '1', 'server.cjs'), ' ')
  const { server, document } = await loadRelease(fake.store, fake.keys, 'mfe-catalog', '1')
  assert.equal(server, null)
  assert.equal(document.version, '1')
})

test('a release signed by a key that is not known here is refused', async () => {
  await fake.publish(catalog)
  const stranger = await fakeStore()
  used.push(stranger)
  await assert.rejects(loadRelease(fake.store, stranger.keys, 'mfe-catalog', '1'), /signed with the key .* not known/)
})

test('a signed release that was copied to another version’s folder is refused', async () => {
  await fake.publish(catalog)
  await fake.publish({ ...catalog, version: '2' })
  for (const file of ['release.json', 'release.sig']) {
    await writeFile(fake.pathOf('mfe-catalog', '2', file), await fake.store.read('mfe-catalog', '1', file))
  }
  await assert.rejects(loadRelease(fake.store, fake.keys, 'mfe-catalog', '2'), /its document is that of mfe-catalog 1/)
})

test('a release of another format is refused, and the message says what to do', async () => {
  await fake.publish(catalog)
  const document = JSON.parse((await fake.store.read('mfe-catalog', '1', 'release.json')).toString()) as object
  const bytes = Buffer.from(JSON.stringify({ ...document, format: 1 }))
  await writeFile(fake.pathOf('mfe-catalog', '1', 'release.json'), bytes)
  await writeFile(fake.pathOf('mfe-catalog', '1', 'release.sig'), JSON.stringify(signDocument(bytes, fake.key)))
  await assert.rejects(
    loadRelease(fake.store, fake.keys, 'mfe-catalog', '1'),
    /its format is 1, and this version reads 2; release it again/,
  )
})

test('the signing key is generated once with mode 0600, and given public keys replace it', async () => {
  const again = await signingKey(fake.home)
  assert.ok(again.equals(fake.key))
  assert.equal((await stat(join(fake.home, 'keys/signing.pem'))).mode & 0o777, 0o600)
  await assert.rejects(knownKeys(fake.home, 'nonsense'), /no PEM public key/)
})

test('a promotion keeps other packages’ versions, and says what made it', async () => {
  const first = await fake.release(shell, catalog)
  await fake.publish({ ...catalog, version: '2' })
  const second = await promoteUnchecked(fake.store, fake.keys, { 'mfe-catalog': '2' }, { note: 'larger cards' })
  assert.deepEqual(second.releases, { shell: '1', 'mfe-catalog': '2' })
  assert.equal(second.previous, first.id)
  const { note, change } = await fake.store.readManifest(second.id)
  assert.equal(note, 'larger cards')
  assert.deepEqual(change, {
    kind: 'release',
    by: 'development',
    versions: { 'mfe-catalog': { from: '1', to: '2' } },
    unchecked: true,
  })
})

test('concurrent promotions all take effect', async () => {
  await fake.release(shell)
  const names = ['mfe-catalog', 'mfe-team', 'mfe-profile', 'mfe-commerce']
  for (const name of names) await fake.publish({ name, version: '1' })
  await Promise.all(names.map((name) => promoteUnchecked(fake.store, fake.keys, { [name]: '1' })))
  const { releases } = await fake.store.readManifest((await fake.store.live())!)
  assert.deepEqual(Object.keys(releases).sort(), [...names, 'shell'].sort())
})

test('a version that is not in the store cannot be promoted', async () => {
  const { id } = await fake.release(shell)
  await assert.rejects(promoteUnchecked(fake.store, fake.keys, { 'mfe-catalog': '9' }), /its document is missing/)
  assert.equal(await fake.store.live(), id)
})

test('a manifest with an unusable remote is loaded, with the remote’s pages and its last good version', async () => {
  await fake.release(shell, catalog)
  const { id } = await fake.release({ ...catalog, version: '2' })
  await writeFile(fake.pathOf('mfe-catalog', '2', 'release.sig'), '{}')
  const { remotes } = await loadManifest(fake.store, fake.keys, id)
  assert.equal(remotes[0]!.release, null)
  assert.equal(remotes[0]!.fallback!.document.version, '1')
  assert.deepEqual(
    remotes[0]!.pages.routes.map(({ path }) => path),
    ['programs', 'programs/:id'],
  )
})

test('nothing of a folder is read as a file', async () => {
  await fake.release(shell)
  await assert.rejects(fake.store.read('shell', '1', 'client'), MissingFile)
})

for (const [link, target] of [
  ['client/linked.js', 'keys/signing.pem'],
  ['client/linked', 'keys'],
] as const) {
  test(`a symbolic link out of a release is not followed: ${link}`, async () => {
    await fake.release(shell)
    await symlink(join(fake.home, target), fake.pathOf('shell', '1', link))
    await assert.rejects(fake.store.read('shell', '1', target === 'keys' ? `${link}/signing.pem` : link), MissingFile)
  })
}

for (const text of ['{"manifest": "2026', '', 'null', '{"manifest": 7}']) {
  test(`a damaged live pointer is reported: ${text}`, async () => {
    await fake.release(shell)
    await writeFile(join(fake.home, 'store/live.json'), text)
    await assert.rejects(fake.store.live(), /live\.json is damaged: it names no manifest\./)
  })
}

for (const releasesBefore of [0, 1, 2, 5]) {
  test(`a publisher killed with -9 after ${releasesBefore} releases leaves the store consistent`, async () => {
    await fake.release(shell, catalog)
    const child = fork(new URL('./publishForever.fake.ts', import.meta.url), [fake.home, '100'], { stdio: 'ignore' })
    for (let released = 0; released < releasesBefore; released++) await once(child, 'message')
    child.kill('SIGKILL')
    await once(child, 'exit')

    const versions = (await fake.store.list())['mfe-catalog']!
    assert.ok(versions.length > releasesBefore)
    for (const version of versions)
      assert.notEqual((await loadRelease(fake.store, fake.keys, 'mfe-catalog', version)).server, null)
    const { manifest } = await loadManifest(fake.store, fake.keys, (await fake.store.live())!)
    assert.ok(versions.includes(manifest.releases['mfe-catalog']!))
  })
}

test('staged folders of ended processes on this machine are removed, and no others', async () => {
  const child = fork(new URL('./publishForever.fake.ts', import.meta.url), [fake.home, '100'], { stdio: 'ignore' })
  child.kill('SIGKILL')
  await once(child, 'exit')
  const staging = join(fake.home, 'store/.staging')
  const folders = [
    `${hostname()}~${child.pid}~dead`,
    `${hostname()}~${process.pid}~alive`,
    `elsewhere~${child.pid}~other`,
  ]
  for (const folder of folders) await mkdir(join(staging, folder), { recursive: true })
  await fake.release(shell)
  assert.deepEqual((await readdir(staging)).sort(), folders.slice(1).sort())
})
