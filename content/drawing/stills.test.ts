import assert from 'node:assert/strict'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { mediaFolder } from '../index.ts'
import { stills } from './stills/stills.ts'

const LIGHT = 64_000
const files = stills.flatMap((still) =>
  Object.entries(still.files).map(([file, width]) => ({ ...still, file, width, path: join(mediaFolder, file) })),
)

test('every still is drawn in each of its sizes, and is light', async () => {
  for (const {
    file,
    path,
    width,
    size: [across, down],
  } of files) {
    assert.ok(existsSync(path), file)
    const { width: drawn, height } = await sharp(path).metadata()
    assert.deepEqual([drawn, height], [width, Math.round((width * down) / across)], file)
    assert.ok(statSync(path).size < LIGHT, `${file} weighs ${statSync(path).size} bytes`)
  }
})

test('there are six gift cards and six faces', () => {
  for (const kind of ['gifts', 'avatars'])
    assert.equal(stills.filter(({ name }) => name.startsWith(`${kind}/`)).length, 6, kind)
})
