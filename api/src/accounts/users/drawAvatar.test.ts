import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { blackPng, photo, picture } from '../../../testing/catalogue/pictures.ts'
import type { ApiProblem } from '../../platform/http/responses/problems.ts'
import { drawAvatar } from './drawAvatar.ts'

const refused = (bytes: Buffer, status: number, code: string, what: string) =>
  assert.rejects(drawAvatar(bytes), { status, code }, what)

test('the avatar is upright, and has no EXIF data', async () => {
  const upload = await photo()
  assert.ok((await sharp(upload).metadata()).exif?.includes('Secretphone'))
  const drawn = await drawAvatar(upload)
  const { exif, icc, xmp, iptc, orientation } = await sharp(drawn).metadata()
  assert.deepEqual([exif, icc, xmp, iptc, orientation], [undefined, undefined, undefined, undefined, undefined])
  assert.ok(!drawn.includes('Secretphone') && !drawn.includes('Exif'))
  const { data, info } = await sharp(drawn).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [top, bottom] = [10, 500].map((row) => [...data.subarray((row * info.width + 256) * 3).subarray(0, 3)])
  assert.ok(top?.[0] && top[0] > 150 && bottom?.[2] && bottom[2] > 150, `${top} above ${bottom}`)
})

test('bytes after the picture are dropped', async () => {
  const tail = '<script>alert(1)</script><?php system("id") ?>PK\x03\x04'
  const drawn = await drawAvatar(Buffer.concat([await picture(), Buffer.from(tail)]))
  assert.ok(!drawn.includes('script') && !drawn.includes('php') && !drawn.includes('PK\x03\x04'))
})

test('other formats than JPEG, PNG and WebP are refused', async () => {
  const others = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    Buffer.from('GIF89a/*\x01\x00*/=alert(1)//', 'latin1'),
    await picture('gif'),
    await picture('tiff'),
    await picture('avif'),
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    Buffer.from('alert(1)'),
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(0),
  ]
  for (const bytes of others) await refused(bytes, 400, 'form.error.avatar.format', bytes.toString('latin1', 0, 20))
})

test('a truncated picture is refused', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const whole = await picture(format)
    for (const share of [0.3, 0.7]) {
      await refused(
        whole.subarray(0, Math.floor(whole.length * share)),
        400,
        'form.error.avatar.format',
        `${share} of a ${format}`,
      )
    }
  }
})

test('24 million pixels are accepted; a decompression bomb is not decoded', async () => {
  assert.equal((await sharp(await drawAvatar(blackPng(6_000, 4_000))).metadata()).width, 512)
  await refused(blackPng(6_001, 4_000), 413, 'form.error.avatar.tooLarge', 'one column too many')
  const bomb = blackPng(30_000, 30_000)
  assert.ok(bomb.length < 200_000)
  await refused(bomb, 413, 'form.error.avatar.tooLarge', 'a bomb')
})

test('when too many wait further uploads are refused with 429', async () => {
  const upload = await picture()
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => drawAvatar(upload)))
  const refusals = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as ApiProblem)
  assert.ok(refusals.length >= 20 - 8 - 2 && refusals.length < 20)
  for (const { status, code } of refusals) assert.deepEqual([status, code], [429, 'avatar.busy'])
  assert.ok(await drawAvatar(upload))
})

test('photos of phones and scanners are taken, whatever they are inside', async () => {
  const [wide, deep] = [
    await photo([4_000, 3_000]),
    await sharp(await picture('png'))
      .toColourspace('rgb16')
      .png()
      .toBuffer(),
  ]
  const still = await picture('png')
  const printed = await sharp(await picture())
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()
  const gradual = await sharp(await picture())
    .jpeg({ progressive: true })
    .toBuffer()
  const moving = await sharp([still, await sharp(still).flop().toBuffer()], { join: { animated: true } })
    .webp()
    .toBuffer()
  assert.deepEqual(
    [
      (await sharp(deep).metadata()).depth,
      (await sharp(printed).metadata()).space,
      (await sharp(moving).metadata()).pages,
    ],
    ['ushort', 'cmyk', 2],
  )
  for (const [what, upload] of Object.entries({ wide, deep, printed, gradual, moving })) {
    const { width, height, space, exif, pages } = await sharp(await drawAvatar(upload)).metadata()
    assert.deepEqual([width, height, space, exif, pages], [512, 512, 'srgb', undefined, undefined], what)
  }
})

test('a photo of 48 million pixels is refused as too large, and HEIC as no format of ours', async () => {
  await refused(await picture('jpeg', [8_064, 6_048]), 413, 'form.error.avatar.tooLarge', '48 million')
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  await refused(heic, 400, 'form.error.avatar.format', 'HEIC')
})
