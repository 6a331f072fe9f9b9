import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPage } from './page.ts'
import { createPageCache } from './pageCache.ts'

const page = createPage('<p>', 200, true)

test('a page that was being rendered while the cache was emptied is not kept', () => {
  const cache = createPageCache()
  const generation = cache.generation()
  cache.clear()
  cache.keep('/programs', page, generation)
  assert.equal(cache.fresh('/programs'), undefined)
  cache.keep('/programs', page, cache.generation())
  assert.equal(cache.fresh('/programs'), page)
})

test('an address of any length is answered, and only short ones are kept', () => {
  const cache = createPageCache()
  cache.keep(`/programs?phrase=${'x'.repeat(1_000)}`, page, cache.generation())
  assert.equal(cache.fresh(`/programs?phrase=${'x'.repeat(1_000)}`), undefined)
})

test('what is kept has a limit: the oldest gives way', () => {
  const cache = createPageCache()
  const large = createPage('x'.repeat(2 * 2 ** 20), 200, true)
  for (let number = 0; number < 40; number++) cache.keep(`/${number}`, large, cache.generation())
  assert.equal(cache.fresh('/0'), undefined)
  assert.equal(cache.fresh('/39'), large)
})
