import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { buildStaged, unchangedVersion } from './buildStaged.ts'
import { loadStaged } from '../store/loadRelease.ts'
import { FILES, NAME, packageWith, removePackages } from './smallPackage.fake.ts'
import { fakeStore } from '../store/store.fake.ts'
import { thorough } from '../thorough.fake.ts'

let fake: Awaited<ReturnType<typeof fakeStore>>
/** The version without a change. */
let usual: string
before(async () => {
  fake = await fakeStore()
  usual = (await build(packageWith())).version
})
after(async () => {
  await fake.remove()
  removePackages()
})

const build = (packageFolder: string, options: { version?: string } = {}) =>
  buildStaged(fake.home, fake.store, NAME, { packageFolder, ...options })
const versionOf = async (changes: Parameters<typeof packageWith>[0]) => (await build(packageWith(changes))).version

test('the version comes from the contents: the same in every folder, also without a cache', async () => {
  assert.match(usual, /^0\.1\.0-[0-9a-f]{10}(-dirty)?$/)
  const first = await build(packageWith())
  rmSync(join(fake.home, 'cache'), { recursive: true })
  const second = await build(packageWith())
  assert.deepEqual([first.version, second.version], [usual, usual])
  const document = async (folder: string) => ({
    ...(await loadStaged(folder, fake.keys, NAME, usual)).document,
    builtAt: '',
  })
  assert.deepEqual(await document(second.folder), await document(first.folder))
  // Several, so that their order is not right by chance.
  const consumed = Object.keys((await document(first.folder)).consumes)
  assert.ok(consumed.length > 2)
  assert.deepEqual(consumed, consumed.toSorted())
})

test('the version is the same with other comments, and a dependency that nothing imports', async () => {
  const same = {
    'src/Screen.tsx': FILES['src/Screen.tsx'].replace('The screen', 'This screen'),
    'src/remote.ts': `// Its pages.\n${FILES['src/remote.ts']}`,
    'src/Screen.module.css': `/* Warm. */\n${FILES['src/Screen.module.css']}`,
    'package.json': '{ "version": "0.1.0", "kinora": { "owner": "a squad" }, "dependencies": { "x": "1.0.0" } }',
  }
  assert.equal(await versionOf(same), usual)
})

const another: [string, keyof typeof FILES, string][] = [
  ['message', 'src/locales/en.json', '{ "title": "Name" }'],
  ['bundled shared module', 'src/Screen.tsx', FILES['src/Screen.tsx'].replaceAll('anyPassword', 'FormPage')],
  ['style', 'src/Screen.module.css', FILES['src/Screen.module.css'].replace('red', 'blue')],
  ['picture', 'src/sun.svg', FILES['src/sun.svg'].replace('/>', '><g/></svg>')],
  ['address', 'src/remote.ts', FILES['src/remote.ts'].replace("'small'", "'smaller'")],
  ['version of the package', 'package.json', '{ "version": "0.2.0" }'],
]
for (const [what, file, text] of thorough(another, another.slice(0, 2)))
  test(`the version is another with a changed ${what}`, async () => {
    assert.notEqual(await versionOf({ [file]: text }), usual)
  })

test('the size budget and the runtime of the package are in its release', async () => {
  const asked = { budgetKb: 75, runtime: 'enhanced' as const }
  const packageFolder = packageWith({ 'package.json': JSON.stringify({ version: '0.1.0', kinora: asked }) })
  const { folder, version } = await build(packageFolder)
  const { budgetKb, runtime } = (await loadStaged(folder, fake.keys, NAME, version)).document
  assert.deepEqual({ budgetKb, runtime }, asked)
})

test('a runtime that the shell does not know is refused', async () => {
  const packageFolder = packageWith({ 'package.json': '{ "version": "0.1.0", "kinora": { "runtime": "vite" } }' })
  await assert.rejects(build(packageFolder), /kinora\.runtime is "enhanced" or left out, not "vite"/)
})

/** All texts of a staged release, by file. */
async function textsOf({ folder, version }: { folder: string; version: string }): Promise<Record<string, string>> {
  const { document } = await loadStaged(folder, fake.keys, NAME, version)
  const files = Object.keys(document.files).filter((file) => /\.(c?js|css|json)$/.test(file))
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}
const styles = (texts: Record<string, string>) =>
  [
    ...Object.entries(texts)
      .find(([file]) => file.endsWith('.css'))![1]
      .matchAll(/\.([A-Za-z_][\w-]*)\{/g),
  ].map(([, name]) => name!)

test('every file has the final version, also from the cache of another, and the hashes are those of its bytes', async () => {
  const folder = packageWith()
  for (const options of [{}, { version: '7.7.7' }, {}]) {
    const built = await build(folder, options)
    const texts = await textsOf(built)
    const entry = texts['client/remoteEntry.js']!
    assert.ok(entry.includes(`/releases/${NAME}/${built.version}/client/`))
    assert.ok(entry.includes(`var mfe_small_${built.version.replace(/\W/g, '_')}`))
    assert.doesNotMatch(Object.values(texts).join(), /placeholder/)
    const hashes = JSON.parse(/\{"\/releases.*?\}/.exec(entry)![0]) as Record<string, string>
    const others = Object.entries(texts).filter(([file]) => /\.(js|css)$/.test(file) && !file.endsWith('Entry.js'))
    assert.deepEqual(
      hashes,
      Object.fromEntries(
        others.map(([file, text]) => [
          `/releases/${NAME}/${built.version}/${file}`,
          `sha256-${createHash('sha256').update(text).digest('base64')}`,
        ]),
      ),
    )
  }
})

test('class names are the same in both bundles, and others in every version', async () => {
  const first = await textsOf(await build(packageWith()))
  const second = await textsOf(await build(packageWith(), { version: '8.8.8' }))
  assert.equal(styles(first).length, 2)
  for (const texts of [first, second])
    for (const name of styles(texts)) assert.ok(texts['server.cjs']!.includes(name), name)
  assert.deepEqual(
    styles(first).filter((name) => styles(second).includes(name)),
    [],
  )
})

test('unchanged sources are not built again, once their version is in the store', async () => {
  const packageFolder = packageWith({ 'src/locales/pl.json': '{ "title": "Inny tytuł" }' })
  const unchanged = () => unchangedVersion(fake.home, fake.store, NAME, { packageFolder })
  assert.equal(await unchanged(), null)
  const { folder, version } = await build(packageFolder)
  assert.equal(await unchanged(), null)
  cpSync(folder, `${folder}.copy`, { recursive: true })
  await fake.store.put(NAME, version, `${folder}.copy`)
  assert.equal(await unchanged(), version)

  appendFileSync(join(packageFolder, 'src/remote.ts'), '\n// A comment is no new version, but only a build can tell.')
  assert.equal(await unchanged(), null)
  assert.equal((await build(packageFolder)).version, version)
  assert.equal(await unchanged(), version)
})
