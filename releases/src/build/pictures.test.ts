import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { clientConfig, compile, keepPictures, unkeptPictures } from '@kinora/build'
import { WORKSPACE } from '../home.ts'
import { NAME, packageWith, removePackages } from './smallPackage.fake.ts'

after(removePackages)

test('the pictures of texts are kept encoded: otherwise run npm run media', async () => {
  const remotes = readdirSync(WORKSPACE).filter((name) => name.startsWith('mfe-'))
  assert.ok(remotes.length)
  for (const name of remotes) {
    const { missing, needless } = await unkeptPictures(join(WORKSPACE, name))
    assert.deepEqual({ missing: missing.map(({ file }) => file), needless }, { missing: [], needless: [] }, name)
  }
})

/** Two pictures, 8 and 9 pixels wide. */
const [EIGHT, NINE] = [
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAEUlEQVR42mNoP/caK2IYSAkAk6dsAdSV3RYAAAAASUVORK5CYII=',
  'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAGCAIAAACepSOSAAAAEUlEQVR42mNoP/caF2IYRHIAy9l5gYrEL/UAAAAASUVORK5CYII=',
].map((text) => Buffer.from(text, 'base64'))

/** A package whose page shows the first of them. */
function packageWithPicture() {
  const screen = `import picture from '../content/page/sky.png?picture'\nexport default () => picture.src`
  const packageFolder = packageWith({ 'src/Screen.tsx': screen })
  const original = join(packageFolder, 'content/page/sky.png')
  mkdirSync(dirname(original), { recursive: true })
  writeFileSync(original, EIGHT!)
  return { packageFolder, original }
}

test('a build takes a kept picture as it is, and encodes one that is not kept', async () => {
  const { packageFolder } = packageWithPicture()
  const [avif = '', webp = ''] = (await unkeptPictures(packageFolder)).missing.map(({ file }) => file)
  mkdirSync(join(packageFolder, 'pictures'))
  writeFileSync(join(packageFolder, 'pictures', avif), 'as it was kept')
  const outFolder = join(packageFolder, 'out')
  const target = { name: NAME, version: '1.0.0', packageFolder, outFolder, mode: 'development' } as const
  await compile(clientConfig({ ...target, cacheFolder: join(packageFolder, 'cache') }))
  const built = (file: string) => readFileSync(join(outFolder, 'client/images', file))
  assert.equal(built(avif).toString(), 'as it was kept')
  assert.match(built(webp).toString('latin1'), /^RIFF....WEBP/s)
})

test('pictures are kept until their original changes', async () => {
  const { packageFolder, original } = packageWithPicture()
  const pictureFiles = () => readdirSync(join(packageFolder, 'pictures')).map((file) => file.replace(/\.\w+\./, '.'))
  await keepPictures(packageFolder, () => {})
  assert.deepEqual(pictureFiles(), ['sky-8.avif', 'sky-8.webp'])
  await keepPictures(packageFolder, (file) => assert.fail(`${file} is encoded again`))

  writeFileSync(original, NINE!)
  assert.equal((await unkeptPictures(packageFolder)).needless.length, 2)
  await keepPictures(packageFolder, () => {})
  assert.deepEqual(pictureFiles(), ['sky-9.avif', 'sky-9.webp'])
})
