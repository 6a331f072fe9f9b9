import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../setup/root.js'

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has: its first ones. */
const SECTIONS: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2 },
}
const IDS = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, number) => `${section}.${number + 1}`),
)

const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+) \|$/gm)].map(
  ([, id = '', asks = '', answer = '']) => ({
    id,
    asks,
    answer,
  }),
)

test('every requirement of the two levels has one row, in its order', () => {
  assert.equal(IDS.length, 253)
  assert.deepEqual(
    rows.map(({ id }) => id),
    IDS,
  )
})

test('what a row asks is a reminder in a few words, and nothing is promised', () => {
  for (const { id, asks, answer } of rows) {
    assert.ok(asks.split(' ').length <= 8, `${id} asks in ${asks.split(' ').length} words`)
    assert.doesNotMatch(answer, /\b(planned|todo|later|soon)\b/i, id)
  }
})

test('the sum names the rows that are not met', () => {
  const notMet = rows.filter(({ answer }) => answer.includes('Not met')).map(({ id }) => id)
  assert.ok(page.includes(`${notMet.length} of 253 are not met, or not in every part: ${notMet.join(', ')}.`))
})

test('each test that a row names is there', () => {
  const named = rows.flatMap(({ id, answer }) =>
    [...answer.matchAll(/`([^`]+\.(?:test|e2e)\.tsx?)`: \*([^*]+)\*/g)].map(([, file = '', name = '']) => ({
      id,
      file,
      name,
    })),
  )
  assert.ok(named.length > 150, `${named.length} tests`)
  const missing = named.filter(({ file, name }) => {
    if (!existsSync(join(root, file))) return true
    const source = readFileSync(join(root, file), 'utf8')
    return !['', '\\'].some((before) => source.includes(name.replaceAll("'", `${before}'`)))
  })
  assert.deepEqual(missing, [])
})
