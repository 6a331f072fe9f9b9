import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import type { ReleaseManifest } from '@kinora/contracts'
import { checkManifest } from '../check/checkManifest.ts'
import { PromotionRefused, VersionChanged } from './promote.ts'
import { promoteBuilt } from './promoteBuilt.ts'
import { promoteUnchecked } from './promoteUnchecked.ts'
import { NoSuchVersion, rollback, rollbackTarget } from './rollback.ts'
import { fakeStore, type Fake } from '../store/store.fake.ts'

let fake: Awaited<ReturnType<typeof fakeStore>>
const used: (typeof fake)[] = []
const shell: Fake = { name: 'shell', version: '1' }
const catalog: Fake = { name: 'mfe-catalog', version: '1' }
const diary: Fake = { name: 'mfe-diary', version: '1', built: { routes: [], nav: [] } }
/** Nothing answers there, and the fakes’ pages ask for nothing. */
const check = checkManifest('http://127.0.0.1:9')

beforeEach(async () => {
  used.push((fake = await fakeStore()))
  await fake.release(shell, catalog, diary)
})
after(() => Promise.all(used.map(({ remove }) => remove())))

const storeAndKeys = () => ({ store: fake.store, keys: fake.keys })
const live = async (): Promise<ReleaseManifest> => fake.store.readManifest((await fake.store.live())!)
const undo = async (name: string, to?: string) =>
  rollback({ ...storeAndKeys(), name, target: await rollbackTarget(fake.store, name, to), by: 'somebody', check })

test('a package goes back alone, also after another was released', async () => {
  await fake.release({ ...diary, version: '2' })
  await fake.release({ ...catalog, version: '2' })
  const { manifest } = await undo('mfe-diary')
  assert.deepEqual(manifest.releases, { shell: '1', 'mfe-catalog': '2', 'mfe-diary': '1' })
  assert.deepEqual(manifest.change, {
    kind: 'rollback',
    by: 'somebody',
    versions: { 'mfe-diary': { from: '2', to: '1' } },
  })
  assert.deepEqual(manifest.withdrawn?.['mfe-diary'], ['2'])
  assert.equal((await live()).id, manifest.id)
})

test('a version that was withdrawn is neither gone back to nor the last good one, until it is released again', async () => {
  await fake.release({ ...diary, version: '2' })
  await fake.release({ ...diary, version: '3' })
  await undo('mfe-diary')
  assert.equal((await live()).lastGood?.['mfe-diary'], '1')
  await undo('mfe-diary')
  assert.equal((await live()).releases['mfe-diary'], '1')
  await assert.rejects(undo('mfe-diary'), /mfe-diary has no other version that was not withdrawn/)
  await promoteUnchecked(fake.store, fake.keys, { 'mfe-diary': '3' })
  assert.deepEqual((await live()).withdrawn?.['mfe-diary'], ['2'])
})

test('a development build is never the last good version', async () => {
  for (const version of ['2', '3-dev', '4']) await fake.release({ ...diary, version })
  assert.equal((await live()).lastGood?.['mfe-diary'], '2')
})

test('--to names a version by its beginning or by the beginning of its digest', async () => {
  for (const version of ['0.1.0-aa11', '0.1.0-aa22', '0.1.0-bb33']) await fake.release({ ...diary, version })
  assert.deepEqual(await rollbackTarget(fake.store, 'mfe-diary', 'aa2'), { from: '0.1.0-bb33', to: '0.1.0-aa22' })
  assert.deepEqual(await rollbackTarget(fake.store, 'mfe-diary', '0.1.0-aa11'), {
    from: '0.1.0-bb33',
    to: '0.1.0-aa11',
  })
  for (const [to, message] of [
    ['aa', /"aa" can be 0\.1\.0-aa22 or 0\.1\.0-aa11/],
    ['cc', /mfe-diary cc was never live\. Its versions so far: 0\.1\.0-bb33, 0\.1\.0-aa22, 0\.1\.0-aa11, 1/],
    ['bb', /0\.1\.0-bb33 is live now/],
  ] as const)
    await assert.rejects(
      rollbackTarget(fake.store, 'mfe-diary', to),
      (error: Error) => error instanceof NoSuchVersion && message.test(error.message),
    )
})

test('a remote leaves only when that is asked for, and the shell never', async () => {
  await assert.rejects(undo('mfe-diary'), NoSuchVersion)
  const { manifest } = await undo('mfe-diary', 'none')
  assert.deepEqual(manifest.releases, { shell: '1', 'mfe-catalog': '1' })
  assert.equal('mfe-diary' in manifest.pages, false)
  await assert.rejects(undo('mfe-diary'), /mfe-diary is not live/)
  await assert.rejects(undo('shell', 'none'), /The shell cannot leave/)
})

test('a rollback is checked as a release is', async () => {
  const poor = { react: { version: '19.3.1', names: ['useState'] } }
  await fake.release({
    ...shell,
    version: '2',
    built: { provides: { react: { version: '19.3.1', names: ['useState', 'use'] } } },
  })
  await fake.release({
    ...diary,
    version: '2',
    built: { ...diary.built, consumes: { react: { range: '^19.0.0', names: ['use'] } } },
  })
  await fake.publish({ ...shell, version: '0', built: { provides: poor } })
  const before = await fake.store.live()
  await assert.rejects(
    undo('shell'),
    (error) =>
      error instanceof PromotionRefused &&
      error.findings.some(({ sentence }) => /mfe-diary consumes "use" from react/.test(sentence)),
  )
  assert.equal(await fake.store.live(), before)
})

test('a dry run changes nothing, and a package that was changed meanwhile is left alone', async () => {
  await fake.release({ ...diary, version: '2' })
  const before = await fake.store.live()
  const target = await rollbackTarget(fake.store, 'mfe-diary')
  const options = { ...storeAndKeys(), name: 'mfe-diary', target, by: 'somebody', check }
  const { manifest } = await rollback({ ...options, dryRun: true })
  assert.equal(manifest.releases['mfe-diary'], '1')
  assert.equal(await fake.store.live(), before)

  await fake.release({ ...diary, version: '3' })
  await assert.rejects(rollback(options), VersionChanged)
  assert.equal((await live()).releases['mfe-diary'], '3')
})

const lines: string[] = []
const start = (versions: Record<string, string>) => {
  lines.length = 0
  return promoteBuilt({ ...storeAndKeys(), versions, by: 'a start', check, say: (sentence) => lines.push(sentence) })
}

test('a start never promotes again what somebody replaced, and follows the sources otherwise', async () => {
  await fake.publish({ ...catalog, version: '2' })
  await start({ shell: '1', 'mfe-catalog': '2', 'mfe-diary': '1' })
  assert.equal((await live()).releases['mfe-catalog'], '2')
  await start({ shell: '1', 'mfe-catalog': '1', 'mfe-diary': '1' })
  assert.equal((await live()).releases['mfe-catalog'], '1', 'an earlier commit was checked out')
  await start({ shell: '1', 'mfe-catalog': '2', 'mfe-diary': '1' })

  await undo('mfe-catalog')
  const before = await fake.store.live()
  await start({ shell: '1', 'mfe-catalog': '2', 'mfe-diary': '1' })
  assert.equal(await fake.store.live(), before)
  assert.match(lines[0]!, /^mfe-catalog 2 stays as it was left: rollback by somebody at /)

  await fake.release({ ...diary, version: '2' })
  await start({ shell: '1', 'mfe-catalog': '1', 'mfe-diary': '1' })
  assert.equal((await live()).releases['mfe-diary'], '2', 'it was released from elsewhere')
})

test('a start leaves out what the check refuses, and promotes the rest', async () => {
  await fake.publish({ ...catalog, version: '2', server: 'throw new Error("broken")' })
  await fake.publish({ ...diary, version: '2' })
  await start({ shell: '1', 'mfe-catalog': '2', 'mfe-diary': '2' })
  assert.deepEqual((await live()).releases, { shell: '1', 'mfe-catalog': '1', 'mfe-diary': '2' })
  assert.ok(lines.includes('mfe-catalog 2 does not go live; 1 stays.'))
})

test('in production nothing goes live unchecked', async () => {
  await fake.publish({ ...catalog, version: '2' })
  const env = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await assert.rejects(promoteUnchecked(fake.store, fake.keys, { 'mfe-catalog': '2' }), /nothing goes live unchecked/)
  } finally {
    process.env['NODE_ENV'] = env
  }
  assert.equal((await live()).releases['mfe-catalog'], '1')
})
