import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPage } from './page.ts'
import { createPageCache } from './pageCache.ts'

const page = createPage('<p>', 200, true)

test('a page whose rendering began before the cache was cleared is not cached', () => {
  const cache = createPageCache()
  const generation = cache.generation()
  cache.clear()
  cache.keep('/programs', page, generation)
  assert.equal(cache.fresh('/programs'), undefined)
  cache.keep('/programs', page, cache.generation())
  assert.equal(cache.fresh('/programs'), page)
})

test('pages with very long URLs are not cached', () => {
  const cache = createPageCache()
  cache.keep(`/programs?phrase=${'x'.repeat(1_000)}`, page, cache.generation())
  assert.equal(cache.fresh(`/programs?phrase=${'x'.repeat(1_000)}`), undefined)
})

test('the cache has a size limit and evicts the oldest page', () => {
  const cache = createPageCache()
  const large = createPage('x'.repeat(2 * 2 ** 20), 200, true)
  for (let number = 0; number < 40; number++) cache.keep(`/${number}`, large, cache.generation())
  assert.equal(cache.fresh('/0'), undefined)
  assert.equal(cache.fresh('/39'), large)
})
