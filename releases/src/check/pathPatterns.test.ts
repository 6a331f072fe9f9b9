import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchRoutes } from 'react-router'
import { firstSegments, isWithin, overlap } from './pathPatterns.ts'

/** All sequences of at most that many of the given segments. */
const upTo = (length: number, segments: string[]): string[][] =>
  length === 0 ? [[]] : [[], ...segments.flatMap((one) => upTo(length - 1, segments).map((rest) => [one, ...rest]))]

const LONGEST = 3
const PATHS = upTo(LONGEST, ['a', 'B', 'a?', ':p', ':q?'])
  .flatMap((segments) => [segments, [...segments, '*']])
  .map((segments) => segments.join('/'))
/** `c` is none of the fixed segments. What matches longer addresses matches one of these, as `*` may stand for nothing. */
const ADDRESSES = upTo(LONGEST, ['A', 'b', 'c']).map((segments) => `/${segments.join('/')}`)

test('two paths overlap exactly if React Router matches both at some address', () => {
  const matched = PATHS.map((path) => new Set(ADDRESSES.filter((pathname) => matchRoutes([{ path }], { pathname }))))
  PATHS.forEach((one, left) =>
    PATHS.forEach((other, right) => {
      const address = [...matched[left]!].find((pathname) => matched[right]!.has(pathname))
      assert.equal(overlap(one, other), address !== undefined, `"${one}" and "${other}" at ${address}`)
    }),
  )
})

test('the first segments of a path are those with which its addresses begin', () => {
  assert.deepEqual(firstSegments('/Programs/:id'), ['programs'])
  assert.deepEqual(firstSegments('a?/b/*').sort(), ['a', 'b'])
  assert.deepEqual(firstSegments(':id/b'), [])
  assert.deepEqual(firstSegments('*'), [])
  assert.deepEqual(firstSegments(''), [])
})

test('a path is within a folder by whole segments', () => {
  assert.equal(isWithin('programs/:id/notes', '/Programs'), true)
  assert.equal(isWithin('programs', 'programs'), true)
  assert.equal(isWithin('programs-old/:id', 'programs'), false)
  assert.equal(isWithin('programs', 'programs/new'), false)
})
