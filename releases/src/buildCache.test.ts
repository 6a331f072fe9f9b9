import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { clientConfig, compile } from '@kinora/build'
import { WORKSPACE } from './home.ts'

// Inside the workspace, so that loaders resolve as for any package.
mkdirSync(join(WORKSPACE, '.kinora/variants'), { recursive: true })
const packageFolder = mkdtempSync(join(WORKSPACE, '.kinora/variants/'))
after(() => rmSync(packageFolder, { recursive: true }))

const sources = {
  'remote.ts': `import './plain.css'\nimport styles from './Title.module.css'\nexport default styles`,
  'plain.css': `@font-face { font-family: Own; src: url('./own.woff2') }`,
  'Title.module.css': `.title { background: url('./own.woff2') }`,
  'own.woff2': 'a font',
}
mkdirSync(join(packageFolder, 'src'))
for (const [name, text] of Object.entries(sources)) writeFileSync(join(packageFolder, 'src', name), text)

/** All URLs in the styles of a build, and all its files. */
async function build(version: string) {
  const outFolder = join(packageFolder, version)
  const target = { name: 'mfe-twice', version, packageFolder, outFolder, mode: 'production' } as const
  await compile(clientConfig({ ...target, cacheFolder: join(packageFolder, 'cache') }))
  const files = readdirSync(join(outFolder, 'client'), { recursive: true }).map(String)
  const css = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(outFolder, 'client', file), 'utf8'))
    .join('')
  return { files, asked: [...css.matchAll(/url\(([^)]*)\)/g)].map(([, url]) => url!) }
}

test('with the build cache of another version, styles refer to fonts of their own release', async () => {
  await build('1.0.0')
  const { files, asked } = await build('2.0.0')
  assert.equal(asked.length, 2)
  const place = 'https://kinora.example/releases/mfe-twice/2.0.0/client/'
  for (const url of asked) {
    const { href } = new URL(url, `${place}remote.css`)
    assert.ok(href.startsWith(place) && files.includes(href.slice(place.length)), href)
  }
})
