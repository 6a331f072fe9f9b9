import { hash } from '@node-rs/argon2'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashPassword, verifyPassword } from './passwords.ts'
import type { ApiProblem } from '../../platform/http/responses/problems.ts'

test('a password is verified by its argon2id hash, which is salted', async () => {
  const [one, other] = [await hashPassword('zażółć gęślą'), await hashPassword('zażółć gęślą')]
  assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  assert.notEqual(one, other)
  assert.equal(await verifyPassword(one, 'zażółć gęślą'), true)
  assert.equal(await verifyPassword(one, 'zażółć gęśla'), false)
  assert.equal(await verifyPassword(null, 'zażółć gęślą'), false)
})

test('a password is the same however a keyboard writes its letters, also one that was kept as it was typed', async () => {
  const [composed, decomposed] = ['żółć-1957'.normalize('NFC'), 'żółć-1957'.normalize('NFD')]
  for (const kept of [await hashPassword(composed), await hashPassword(decomposed), await hash(decomposed)])
    for (const typed of [composed, decomposed]) assert.equal(await verifyPassword(kept, typed), true)
  assert.equal(await verifyPassword(await hashPassword(composed), 'zolc-1957'), false)
})

test('a password is compared whole and letter by letter, however long it is', async () => {
  const long = 'Żółta łódź, 1957! '.repeat(11).slice(0, 200)
  const kept = await hashPassword(long)
  assert.equal(await verifyPassword(kept, long), true)
  for (const other of [long.toLowerCase(), long.slice(0, -1), `${long} `, long.trimEnd().replace('Ż', 'Z')])
    assert.equal(await verifyPassword(kept, other), false)
})

test('when too many wait further calls are refused with 429, and the queue continues', async () => {
  const results = await Promise.allSettled(Array.from({ length: 80 }, () => verifyPassword(null, 'x')))
  const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as ApiProblem)
  assert.ok(refused.length >= 80 - 50 - 4 && refused.length < 80)
  for (const { status, code, more } of refused) assert.deepEqual([status, code, more.retryAfter], [429, 'auth.busy', 1])
  assert.equal(await verifyPassword(null, 'x'), false)
})
