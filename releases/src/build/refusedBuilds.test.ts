import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { buildRelease } from '@kinora/build'
import { FILES, NAME, packageWith, removePackages } from './smallPackage.fake.ts'

const cacheFolder = mkdtempSync(join(tmpdir(), 'kinora-refused-'))
after(() => {
  removePackages()
  rmSync(cacheFolder, { recursive: true })
})

/** The error's lines, without those of webpack. */
async function problemsOf(changes: Record<string, string>): Promise<string> {
  const packageFolder = packageWith(changes)
  const outFolder = join(packageFolder, 'out')
  return buildRelease({ packageFolder, name: NAME, mode: 'production', outFolder, cacheFolder }).then(
    () => 'none',
    ({ message }: Error) => message,
  )
}

const screenWith = (code: string) => ({ 'src/Screen.tsx': `${code}\n${FILES['src/Screen.tsx']}` })

test('the small package is built', async () => {
  assert.equal(await problemsOf({}), 'none')
})

const copies: [string, Record<string, string>, RegExp][] = [
  [
    'react by a relative path',
    screenWith("import { useState } from '../../../../node_modules/react/index.js'\nuseState()"),
    /src\/Screen\.tsx imports \S+node_modules\/react\/index\.js: the shell shares react/,
  ],
  [
    'a module of a shared package by path',
    screenWith("import { Wrap as Copy } from '../../../../shared/ui/page/Wrap.tsx'\nconsole.log(Copy)"),
    /src\/Screen\.tsx imports \S+shared\/ui\/page\/Wrap\.tsx: the shell shares @kinora\/ui/,
  ],
  [
    'a copy in a nested node_modules, by way of another package',
    {
      'src/nested/node_modules/other/package.json': '{ "name": "other" }',
      'src/nested/node_modules/other/index.js': "export * from '../react/own.js'",
      'src/nested/node_modules/react/package.json': '{ "name": "react", "version": "1.0.0" }',
      'src/nested/node_modules/react/own.js': 'export const own = 1',
      'src/nested/use.ts': "export { own } from 'other'",
      ...screenWith("import { own } from './nested/use.ts'\nconsole.log(own)"),
    },
    /src\/nested\/node_modules\/other\/index\.js imports src\/nested\/node_modules\/react\/own\.js: the shell shares react/,
  ],
  [
    "another remote's source",
    {
      'src/other/package.json': '{ "name": "mfe-other" }',
      'src/other/sizes.ts': 'export const kb = 1000',
      ...screenWith("import { kb } from './other/sizes.ts'\nconsole.log(kb)"),
    },
    /src\/Screen\.tsx imports src\/other\/sizes\.ts: it is a source of mfe-other, which changes without asking/,
  ],
  [
    'react in its indexes, which only the server bundle has',
    { 'src/indexes.ts': "import '../../../../node_modules/react/index.js'\nexport default {}" },
    /src\/indexes\.ts imports \S+node_modules\/react\/index\.js: the shell shares react/,
  ],
]
for (const [what, changes, problem] of copies)
  test(`a build is refused that bundles ${what}`, async () => {
    assert.match(await problemsOf(changes), problem)
  })

test('a build is refused whose styles reach outside, with file and line, also from the cache', async () => {
  const packageFolder = packageWith({
    'src/Screen.module.css': '.sun { color: red }\n:global(header) { display: none }',
  })
  const options = { packageFolder, name: NAME, mode: 'production', cacheFolder } as const
  for (const outFolder of [join(packageFolder, 'out'), join(packageFolder, 'again')])
    await assert.rejects(
      buildRelease({ ...options, outFolder }),
      /src\/Screen\.module\.css:2: ":global\(header\)" reaches outside this remote/,
    )
})

const environment = process.env['NODE_ENV']
for (const bundler of ['rspack', 'vite'])
  test(`a build by ${bundler} is refused whose styles reach outside`, async () => {
    const packageFolder = packageWith({
      'package.json': JSON.stringify({ name: NAME, version: '0.1.0', kinora: { bundler } }),
      'src/Screen.module.css': '.sun { color: red }\n:global(header) { display: none }',
    })
    const outFolder = join(packageFolder, 'out')
    const options = { packageFolder, name: NAME, mode: 'production', outFolder, cacheFolder } as const
    await assert.rejects(
      buildRelease(options),
      /src\/Screen\.module\.css:2: ":global\(header\)" reaches outside this remote/,
    )
    assert.equal(process.env['NODE_ENV'], environment, 'what the process does next is not for production')
  })

test('a build is refused whose bundler is unknown', async () => {
  const changes = { 'package.json': JSON.stringify({ name: NAME, version: '0.1.0', kinora: { bundler: 'parcel' } }) }
  assert.match(await problemsOf(changes), /kinora\.bundler is one of webpack, enhanced, rspack, vite, not "parcel"/)
})

const remoteWith = (code: string) => ({ 'src/remote.ts': `${FILES['src/remote.ts']}\n${code}` })
const ON_SERVERS = `if (typeof document === 'undefined')`

test('what a remote patches when it is loaded stays its own', async () => {
  const { fetch } = globalThis
  const patches = `${ON_SERVERS} { globalThis.fetch = () => { throw new Error('patched') }; Response.prototype.json = null }`
  assert.equal(await problemsOf(remoteWith(patches)), 'none')
  assert.equal(globalThis.fetch, fetch)
  assert.equal(typeof Response.prototype.json, 'function')
})

test('a build is refused whose remote ends what loads it', async () => {
  assert.match(
    await problemsOf(remoteWith(`${ON_SERVERS} process.exit()`)),
    /server\.cjs does not come to its end: what src\/remote\.ts runs when it is loaded must end by itself\./,
  )
})

test('a build is refused whose remote throws when it is loaded', async () => {
  assert.match(await problemsOf(remoteWith(`${ON_SERVERS} throw new Error('no cards')`)), /no cards/)
})

test('a build is refused whose styles are composed from others that reach outside', async () => {
  assert.match(
    await problemsOf({
      'src/Screen.module.css': ".sun { composes: all from './all.css' }",
      'src/all.css': '.all { margin: 0 }\nbody { margin: 0 }',
    }),
    /src\/all\.css:2: "body" reaches outside this remote/,
  )
})

for (const file of ['./all.css', './all.css?again'])
  test(`a build is refused that imports a style sheet without local names: ${file}`, async () => {
    assert.match(
      await problemsOf({ 'src/all.css': 'body { margin: 0 }', ...screenWith(`import '${file}'`) }),
      /src\/Screen\.tsx imports src\/all\.css\S*: it styles the whole page/,
    )
  })

test('a build is refused whose words are not in both languages, before it compiles', async () => {
  assert.equal(
    await problemsOf({
      'src/locales/pl.json': '{ "title": "Tytuł", "menu": { "open": "Otwórz" }, "found_one": "1", "found_other": "2" }',
      'src/locales/en.json': '{ "title": "Title", "found_one": "1", "found_other": "2" }',
    }),
    'src/locales: en lacks "menu.open"\nsrc/locales: pl lacks "found_few"\nsrc/locales: pl lacks "found_many"',
  )
  assert.equal(
    await problemsOf({ 'src/features/one/locales/pl.json': '{ "own": "Własne" }' }),
    'src/features/one/locales: en lacks "own"',
  )
})
