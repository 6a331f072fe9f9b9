import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { clientConfig, compile } from '@kinora/build'
import { WORKSPACE } from '../home.ts'

// Inside the workspace, so that loaders resolve as for any package.
mkdirSync(join(WORKSPACE, '.kinora/variants'), { recursive: true })
const packageFolder = mkdtempSync(join(WORKSPACE, '.kinora/variants/'))
after(() => rmSync(packageFolder, { recursive: true }))

test('a build has no syntax that the oldest browsers in .browserslistrc do not support', async () => {
  // Safari 16.0 has private fields, and no static blocks before 16.4.
  const source = `export default class Film { static kept = ''; #mood = 1; static { Film.kept = 'block' } get mood() { return this.#mood } }`
  mkdirSync(join(packageFolder, 'src'))
  writeFileSync(join(packageFolder, 'src/remote.ts'), source)
  writeFileSync(join(packageFolder, 'package.json'), '{}')
  const target = {
    name: 'mfe-old',
    version: '1.0.0',
    packageFolder,
    outFolder: packageFolder,
    mode: 'production',
  } as const
  await compile(clientConfig({ ...target, cacheFolder: join(packageFolder, 'cache') }))
  const client = join(packageFolder, 'client')
  const chunk = readdirSync(client).find((file) => /^remote\..*js$/.test(file))!
  const built = readFileSync(join(client, chunk), 'utf8')
  assert.match(built, /#\w+=1/)
  assert.doesNotMatch(built, /static\s*\{/)
})
