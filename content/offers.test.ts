import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { LOCALES } from '@kinora/limits'
import { giftTemplates, mediaFolder, products, programs, referItems } from './index.ts'
import { gifts } from './drawing/stills/gifts.ts'

const words = [...products, ...giftTemplates, ...referItems].flatMap((offer) =>
  LOCALES.map((locale) => offer.words[locale]),
)
const texts = words
  .flatMap((value) => Object.entries(value))
  .flatMap(([key, value]): string[] => (/Url$|^handBook$/.test(key) ? [] : [value ?? ''].flat()))

test('everything says something, in print and without a shout', () => {
  for (const text of texts) {
    assert.ok(text.trim())
    assert.doesNotMatch(text, /!|["'`´]|\.\.| - |^\s|\s$| {2}|\s[.,:;?]/, text)
  }
})

test('one, three and twelve months are sold as a plan and as a gift, and the middle plan is chosen most', () => {
  const offered = (kind: string) =>
    products.filter((product) => product.kind === kind).map(({ months, amount }) => [months, amount])
  for (const kind of ['subscription', 'gift'])
    assert.deepEqual(
      offered(kind),
      [
        [1, 4_900],
        [3, 12_900],
        [12, 39_900],
      ],
      kind,
    )
  assert.deepEqual(
    products.filter(({ isMostChosen }) => isMostChosen).map(({ lookupKey }) => lookupKey),
    ['subscription-3-months'],
  )
  assert.equal(new Set(products.map(({ lookupKey }) => lookupKey)).size, products.length)
})

test('the saving that a year promises is what the prices say', () => {
  const [month, , year] = products
  assert.ok(month && year)
  const saving = String((month.amount * 12 - year.amount) / 100)
  for (const locale of LOCALES) assert.equal(/\d+/.exec(year.words[locale].title)?.[0], saving)
})

test('every gift card that is drawn can be chosen', () => {
  assert.deepEqual(
    giftTemplates.map(({ key }) => key),
    Object.keys(gifts),
  )
  for (const key of Object.keys(gifts))
    for (const file of [`${key}-600.webp`, `${key}-1200.avif`])
      assert.ok(existsSync(join(mediaFolder, 'gifts', file)), file)
})

test('partners are made up and say so by their addresses; their pictures and handbooks are there', () => {
  assert.ok(referItems.length >= 3)
  for (const { key, picture, words } of referItems) {
    assert.ok(picture === null || programs.some(({ slug }) => slug === picture), key)
    for (const { buttonUrl, handBook } of LOCALES.map((locale) => words[locale])) {
      assert.match(buttonUrl, /^https:\/\/[a-z-]+\.kinora\.example\//)
      if (handBook)
        assert.match(readFileSync(join(mediaFolder, 'handbooks', handBook), 'latin1'), /^%PDF-[^]*\/MarkInfo/)
    }
  }
  assert.ok(referItems.some(({ words }) => LOCALES.every((locale) => words[locale].handBook)))
})
