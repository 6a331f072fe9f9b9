import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { inputsDigest } from './inputsDigest.ts'

let root: string
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'kinora-digest-'))
  await write('mfe-catalog/package.json', '{"version":"0.1.0"}')
  await write('mfe-catalog/src/remote.ts', 'one')
  await write('shared/ui/Button.tsx', 'button')
  await write('package-lock.json', '{}')
  await write('.browserslistrc', 'chrome 109')
})
after(() => rm(root, { recursive: true }))

async function write(file: string, text: string) {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
}

test('the digest is the same for the same inputs, and another for another package', async () => {
  const digest = await inputsDigest(root, 'mfe-catalog')
  assert.equal(await inputsDigest(root, 'mfe-catalog'), digest)
  await write('mfe-team/src/remote.ts', 'one')
  assert.notEqual(await inputsDigest(root, 'mfe-team'), digest)
})

for (const file of [
  'mfe-catalog/src/remote.ts',
  'mfe-catalog/src/added.ts',
  'shared/ui/Button.tsx',
  'package-lock.json',
  '.browserslistrc',
]) {
  test(`${file} changes the digest`, async () => {
    const before = await inputsDigest(root, 'mfe-catalog')
    await write(file, `changed ${file}`)
    assert.notEqual(await inputsDigest(root, 'mfe-catalog'), before)
  })
}

for (const file of [
  'mfe-catalog/src/remote.test.ts',
  'mfe-catalog/src/programs.fake.ts',
  'mfe-catalog/README.md',
  'mfe-catalog/node_modules/x/index.js',
  'mfe-catalog/.cache/x',
  'shared/testing/renderApp.tsx',
  'mfe-team/src/remote.ts',
]) {
  test(`${file} does not change the digest`, async () => {
    const before = await inputsDigest(root, 'mfe-catalog')
    await write(file, 'new')
    assert.equal(await inputsDigest(root, 'mfe-catalog'), before)
  })
}
