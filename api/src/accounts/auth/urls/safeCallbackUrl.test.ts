import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callbackAttacks } from '../../../../testing/accounts/callbackAttacks.ts'
import { safeCallbackUrl } from './safeCallbackUrl.ts'

const ORIGIN = 'https://kinora.example'
const HOME = `${ORIGIN}/`

test('paths and URLs of the product are kept', () => {
  const same = {
    '/en/programs?phrase=a%2F%2Fb&x=%5C#top': '/en/programs?phrase=a%2F%2Fb&x=%5C#top',
    [`${ORIGIN}/profile/edit`]: '/profile/edit',
    [ORIGIN]: '/',
    '/': '/',
    '/programs/%C5%BC%C3%B3%C5%82w': '/programs/%C5%BC%C3%B3%C5%82w',
  }
  for (const [url, path] of Object.entries(same)) assert.equal(safeCallbackUrl(url, ORIGIN), ORIGIN + path, url)
})

for (const attack of callbackAttacks(ORIGIN)) {
  test(`${JSON.stringify(attack)} leads to the home page`, () => assert.equal(safeCallbackUrl(attack, ORIGIN), HOME))
}

test('a value that is no string leads to the home page', () => {
  for (const value of [undefined, null, 1, ['/programs'], {}]) assert.equal(safeCallbackUrl(value, ORIGIN), HOME)
})

test('dot segments do not lead to another origin', () => {
  assert.equal(safeCallbackUrl('/a/..//evil.example', ORIGIN), HOME)
  assert.equal(new URL(safeCallbackUrl('/a/%2e%2e/%2e%2e/b', ORIGIN)).origin, ORIGIN)
})
