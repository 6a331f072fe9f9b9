import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../../tools/setup/root.js'
import { firstFailure } from './runTests.ts'
import { mutants, withFault } from './tryMutants.ts'

test('there are seventy, and each has a name of its own', () => {
  assert.equal(mutants.length, 73)
  assert.equal(new Set(mutants.map(({ id }) => id)).size, 73)
})

test('each still applies, and the tests that should notice it exist', () => {
  for (const mutant of mutants) {
    withFault(readFileSync(join(root, mutant.file), 'utf8'), mutant)
    for (const file of mutant.tests) assert.ok(existsSync(join(root, file)), `${mutant.id}: there is no ${file}`)
  }
})

test('one whose text is not there, or twice, does not apply', () => {
  const [mutant] = mutants
  assert.throws(() => withFault('', mutant!), /does not apply: .+ has its text 0 times/)
  assert.throws(() => withFault(mutant!.from.repeat(2), mutant!), /has its text 2 times/)
})

test('the first failed test is named from the output of each runner', () => {
  assert.equal(firstFailure('ok 1 - a\n    not ok 1 - b holds\nnot ok 2 - c\n'), 'b holds')
  assert.equal(firstFailure('FAIL x.test.tsx\n  ● Sum › shows the price\n\n  ● other'), 'Sum › shows the price')
  assert.equal(
    firstFailure('Running 1 test\n  ✘  1 e2e/a.e2e.ts:3:1 › stays (4.2s)\n'),
    'e2e/a.e2e.ts:3:1 › stays (4.2s)',
  )
})
