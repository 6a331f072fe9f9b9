import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowsOf } from './rowsOf.ts'

/** What the database is sent, and what it answers. */
const rows = rowsOf(async (text, values) => ({ rows: [text, ...values] }))

test('each name is one parameter, however often and in whatever order it is written', async () => {
  assert.deepEqual(
    await rows('select $day::date - 1 from kept where user_id = $userId and day in ($day, $from_day)', {
      userId: 7,
      from_day: null,
      day: '2026-11-26',
    }),
    ['select $1::date - 1 from kept where user_id = $2 and day in ($1, $3)', '2026-11-26', 7, null],
  )
})

test('values belong to a statement and not to its text', async () => {
  for (const id of [1, 2]) assert.deepEqual(await rows('select $id', { id }), ['select $1', id])
})

for (const text of [
  "select 'it''s $name' as price",
  'select "$name" from kept',
  'select 1 -- $name, $1',
  "select 1 /* whose it's is in $name */",
  'do $$ begin perform $name; end $$',
  'do $body$ begin perform $1; end $body$',
  'select kept$name from kept',
])
  test(`has no parameter: ${text}`, async () => {
    assert.deepEqual(await rows(`${text}\nwhere id = $id`, { id: 3 }), [`${text}\nwhere id = $1`, 3])
  })

test('a name without a value, a value without a name and a place are refused', async () => {
  const refused = (text: string, values: Record<string, number>, message: RegExp) =>
    assert.rejects(rows(text, values), message)
  await refused('select $one, $other', { one: 1 }, /^Error: \$other has no value: select \$one, \$other$/)
  await refused('select $one', { one: 1, other: 2 }, /^Error: The statement has no \$other: select \$one$/)
  await refused('select $1', {}, /^Error: Values have names, and not places as \$1: select \$1$/)
})
