import assert from 'node:assert/strict'
import { test } from 'node:test'
import { giftCodeHash, giftCodeOf, giftSecretsOf } from './giftCodes.ts'

const SECRET = 'a secret of the test that is long enough'

test('a code has sixteen symbols in groups of four, none of which is taken for another', () => {
  const codes = Array.from({ length: 500 }, (_, number) => giftSecretsOf(SECRET, `order ${number}`).code)
  for (const code of codes) assert.match(code, /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  assert.equal(new Set(codes).size, codes.length)
  assert.equal(new Set(codes.join('')).size, 33, 'every symbol of the alphabet, and the hyphen')
})

test('secrets belong to one order and one key', () => {
  const one = giftSecretsOf(SECRET, 'order')
  assert.deepEqual(giftSecretsOf(SECRET, 'order'), one)
  assert.notEqual(giftSecretsOf(`${SECRET}!`, 'order').code, one.code)
  assert.match(one.token, /^[\w-]{43}$/)
  assert.equal(giftCodeOf(one.token), one.code)
})

test('a code is known however it is typed', () => {
  const hash = giftCodeHash('AB01-CDEF-GHJK-MNPQ')
  for (const typed of ['ab01cdefghjkmnpq', ' AB01 CDEF\tGHJK  MNPQ ', 'ABOI-CDEF–GHJK-MNPQ', 'abol—cdef-ghjk-mnpq'])
    assert.equal(giftCodeHash(typed), hash, typed)
  for (const other of ['AB01-CDEF-GHJK-MNP', 'AB01-CDEF-GHJK-MNPQ0', 'AB01-CDEF-GHJK-MNPU', '', 'AB01_CDEF-GHJK-MNPQ'])
    assert.notEqual(giftCodeHash(other), hash, other)
})
