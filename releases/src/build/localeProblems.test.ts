import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localeProblems } from '@kinora/build'

const counted = {
  found_one: '{{count}} program',
  found_few: '{{count}} programy',
  found_many: '{{count}} programów',
  found_other: '{{count}} programu',
}

test('complete messages have no problem, with the plural forms of each language', () => {
  const en = { head: { title: 'Hello {{name}}' }, found_one: '{{count}} program', found_other: '{{count}} programs' }
  assert.deepEqual(localeProblems({ pl: { head: { title: 'Cześć, {{name}}' }, ...counted }, en }), [])
})

test('a key that one language lacks is reported', () => {
  assert.deepEqual(localeProblems({ pl: { a: { b: 'x' } }, en: {} }), ['en lacks "a.b"'])
})

test('a missing Polish plural form and a superfluous English one are reported', () => {
  const { found_few: _, ...some } = counted
  const en = { found_one: '{{count}}', found_few: '{{count}}', found_other: '{{count}}' }
  assert.deepEqual(localeProblems({ pl: some, en }), ['pl lacks "found_few"', 'en has no use for "found_few"'])
})

test('a message with plural forms in one language needs them in the other', () => {
  assert.deepEqual(localeProblems({ pl: counted, en: { found: '{{count}}' } }), [
    'en lacks "found_one"',
    'en lacks "found_other"',
    'en has no use for "found"',
  ])
})

test('an empty message and a placeholder used in one language only are reported', () => {
  assert.deepEqual(localeProblems({ pl: { a: 'Do {{day}}', b: ' ' }, en: { a: 'Until {{date, short}}', b: 'x' } }), [
    'pl "b" is empty',
    'en "a" formats a value or holds another message: pages pass it what is written out',
    'pl "a" does not use {{date}}',
    'en "a" does not use {{day}}',
  ])
})
