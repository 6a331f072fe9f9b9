import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalizeEmail } from '@kinora/limits'

test('all spellings of a mailbox are normalized to one', () => {
  const spellings = {
    ' Anna.Nowak+kinora@Example.PL ': 'anna.nowak+kinora@example.pl',
    'anna\uFF20example.pl': 'anna@example.pl',
    'ａｎｎａ@ｅｘａｍｐｌｅ.pl': 'anna@example.pl',
    'anna@żółw.pl': 'anna@xn--w-uga1v8h.pl',
    'anna@ŻÓŁW.pl': 'anna@xn--w-uga1v8h.pl',
    'anna@example。pl': 'anna@example.pl',
  }
  for (const [spelling, email] of Object.entries(spellings)) assert.equal(normalizeEmail(spelling), email, spelling)
})

const refused = [
  '',
  '@',
  'anna',
  'anna@',
  '@example.pl',
  'anna@example',
  'anna@@example.pl',
  'anna@evil.example@example.pl',
  'anna@evil.example\uFF20example.pl',
  '"anna"@example.pl',
  'anna,eva@example.pl',
  'anna@example.pl,evil.example',
  'anna@example.pl\r\nBcc: eva@example.pl',
  'anna\0@example.pl',
  'an na@example.pl',
  'anna@exa mple.pl',
  '<anna@example.pl>',
  'Anna <anna@example.pl>',
  'anna@[127.0.0.1]',
  '.anna@example.pl',
  'anna.@example.pl',
  'an..na@example.pl',
  'anna@-example.pl',
  'anna@example..pl',
  'аnna@example.pl',
  `${'a'.repeat(65)}@example.pl`,
  `a@${'a.'.repeat(126)}pl`,
]

for (const text of refused) {
  test(`${JSON.stringify(text).slice(0, 60)} is no address`, () => assert.equal(normalizeEmail(text), undefined))
}
