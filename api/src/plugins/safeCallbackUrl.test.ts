import assert from 'node:assert/strict'
import { test } from 'node:test'
import { safeCallbackUrl } from './safeCallbackUrl.ts'

const ORIGIN = 'https://kinora.example'
const HOME = `${ORIGIN}/`

test('paths and addresses of the product stay as they are', () => {
  const same = {
    '/en/programs?phrase=a%2F%2Fb&x=%5C#top': '/en/programs?phrase=a%2F%2Fb&x=%5C#top',
    [`${ORIGIN}/profile/edit`]: '/profile/edit',
    [ORIGIN]: '/',
    '/': '/',
    '/programs/%C5%BC%C3%B3%C5%82w': '/programs/%C5%BC%C3%B3%C5%82w',
  }
  for (const [given, path] of Object.entries(same)) assert.equal(safeCallbackUrl(given, ORIGIN), ORIGIN + path, given)
})

const attacks = [
  '//evil.example', '/\\evil.example', '\\\\evil.example', '///evil.example', '/\t/evil.example', '\t//evil.example',
  '/\n/evil.example', ' //evil.example', 'https:evil.example', 'https:/evil.example', 'https:\\\\evil.example',
  'https://evil.example', 'HTTPS://EVIL.example', 'http://kinora.example/', 'https://kinora.example:8443/',
  'https://kinora.example@evil.example/', 'https://kinora.example.evil.example/', 'https://user:x@kinora.example/',
  'https://kinora.example\\@evil.example', 'https://kinora.example//evil.example', 'https://kınora.example/',
  'javascript:alert(1)', 'JavaScript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'blob:https://kinora.example/1',
  '/%2Fevil.example', '/%2F%2Fevil.example', '/%252F%252Fevil.example', '/%5Cevil.example', '/%255Cevil.example',
  '%2F%2Fevil.example', '%252F%252Fevil.example', '/%09/evil.example', '/%00', '/%E0%A4%A', '/programs?a=\r\nx',
  'programs', '', '..//evil.example', '/%25252525252525252Fevil.example',
]

for (const attack of attacks) {
  test(`${JSON.stringify(attack)} ends at home`, () => assert.equal(safeCallbackUrl(attack, ORIGIN), HOME))
}

test('what is no text ends at home', () => {
  for (const value of [undefined, null, 1, ['/programs'], {}]) assert.equal(safeCallbackUrl(value, ORIGIN), HOME)
})

test('dots that climb lead nowhere else', () => {
  assert.equal(safeCallbackUrl('/a/..//evil.example', ORIGIN), HOME)
  assert.equal(new URL(safeCallbackUrl('/a/%2e%2e/%2e%2e/b', ORIGIN)).origin, ORIGIN)
})
