import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { buildRelease } from '@kinora/build'
import { WORKSPACE } from '../home.ts'

// Inside the workspace, so that loaders resolve as for any package.
mkdirSync(join(WORKSPACE, '.kinora/variants'), { recursive: true })
const packageFolder = mkdtempSync(join(WORKSPACE, '.kinora/variants/'))
after(() => rmSync(packageFolder, { recursive: true }))

const messages = '({ default: {} })'
const sources = {
  'remote.ts': `import { defineRemote } from '@kinora/remote'
export default defineRemote({ name: 'mfe-listed', routes: [], i18n: {
  pl: () => import(/* webpackChunkName: "i18n-pl" */ './pl.ts'),
  en: () => import(/* webpackChunkName: "i18n-en" */ './en.ts'),
} })`,
  'pl.ts': `export default ${messages}`,
  'en.ts': `export default ${messages}`,
  'indexes.ts': `export default { feed: async () => [{ title: 'only on the server' }] }`,
}
mkdirSync(join(packageFolder, 'src'))
writeFileSync(join(packageFolder, 'package.json'), '{ "version": "1.0.0" }')
for (const [name, text] of Object.entries(sources)) writeFileSync(join(packageFolder, 'src', name), text)

test('indexes are in the server bundle, named in the release, and in no file of the client bundle', async () => {
  const outFolder = join(packageFolder, 'out')
  const { indexes } = await buildRelease({
    packageFolder,
    name: 'mfe-listed',
    outFolder,
    mode: 'production',
    cacheFolder: join(packageFolder, 'cache'),
  })
  assert.deepEqual(indexes, ['feed'])
  const client = readdirSync(join(outFolder, 'client'))
  assert.ok(client.includes('remoteEntry.js'))
  const holders = ['server.cjs', ...client.map((file) => `client/${file}`)].filter((file) =>
    readFileSync(join(outFolder, file), 'utf8').includes('only on the server'),
  )
  assert.deepEqual(holders, ['server.cjs'])
})
