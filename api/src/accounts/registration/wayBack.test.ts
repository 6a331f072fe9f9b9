import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callbackAttacks } from '../../../testing/accounts/callbackAttacks.ts'
import { wayBack } from './mailVerification.ts'

const ORIGIN = 'https://kinora.test'

test('a mail leads back to a program or a known page, without what was typed', () => {
  const ways: Record<string, string> = {
    '/programs/12': '/programs/12',
    '/en/programs/12?t=30#words': '/en/programs/12',
    [`${ORIGIN}/subscription`]: '/subscription',
    '/en/programs?phrase=any+words': '/en/programs',
  }
  for (const [url, path] of Object.entries(ways)) assert.equal(wayBack(url, ORIGIN), path, url)
})

for (const text of [undefined, '', '/', '/programs/any-words', '/any/words', ...callbackAttacks(ORIGIN)])
  test(`${JSON.stringify(text)} is not mailed`, () => assert.equal(wayBack(text, ORIGIN), undefined))
