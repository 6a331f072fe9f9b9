import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { mediaFolder } from '../index.ts'

const repository = join(mediaFolder, '../..')
/** A mean difference of brightness, of 255, that no eye sees. */
const UNSEEN = 4
const SIZE = 64
const grey = (picture: Buffer) => sharp(picture).resize(SIZE, SIZE, { fit: 'fill' }).grayscale().raw().toBuffer()

test('a kept picture shows what its original shows', async () => {
  const kept = globSync('mfe-*/pictures/*', { cwd: repository })
  assert.ok(kept.length)
  for (const file of kept) {
    const [, name, width] = /([^/]+)-(\d+)\.\w+\.\w+$/.exec(file)!
    const [original = ''] = globSync(`${dirname(dirname(file))}/content/*/${name}.*`, { cwd: repository })
    const [picture, source] = [file, original].map((path) => readFileSync(join(repository, path)))
    assert.equal((await sharp(picture).metadata()).width, Number(width), file)
    const [one, other] = await Promise.all([grey(picture!), grey(source!)])
    const difference = one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length
    assert.ok(difference < UNSEEN, `${file} differs from ${original} by ${difference}`)
  }
})
