import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import pl from './locales/pl.json' with { type: 'json' }

test('docs/mails.md says of every mail once what its link does, and of no other', () => {
  const page = readFileSync(new URL('../../../../docs/mails.md', import.meta.url), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('|'))
  const named = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  const { commerce, ...others } = pl
  const mails = Object.entries({ ...others, ...commerce }).flatMap(([name, words]) =>
    typeof words === 'object' && 'button' in words ? [name] : [],
  )
  assert.deepEqual(named.sort(), mails.sort())
})
