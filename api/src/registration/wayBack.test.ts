import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callbackAttacks } from '../../testing/callbackAttacks.ts'
import { wayBack } from './mailVerification.ts'

const ORIGIN = 'https://kinora.test'

test('a mail leads back to a program or a known page, without what was typed', () => {
  const kept: Record<string, string> = {
    '/programs/12': '/programs/12',
    '/en/programs/12?t=30#words': '/en/programs/12',
    [`${ORIGIN}/subscription`]: '/subscription',
    '/en/programs?phrase=any+words': '/en/programs',
  }
  for (const [given, path] of Object.entries(kept)) assert.equal(wayBack(given, ORIGIN), path, given)
})

for (const text of [undefined, '', '/', '/programs/any-words', '/any/words', ...callbackAttacks(ORIGIN)])
  test(`${JSON.stringify(text)} is not mailed`, () => assert.equal(wayBack(text, ORIGIN), undefined))
