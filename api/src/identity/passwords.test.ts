import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashPassword, verifyPassword } from './passwords.ts'
import type { ApiProblem } from '../http/problems.ts'

test('a password is verified by its argon2id hash, which is salted', async () => {
  const [one, other] = [await hashPassword('zażółć gęślą'), await hashPassword('zażółć gęślą')]
  assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  assert.notEqual(one, other)
  assert.equal(await verifyPassword(one, 'zażółć gęślą'), true)
  assert.equal(await verifyPassword(one, 'zażółć gęśla'), false)
  assert.equal(await verifyPassword(null, 'zażółć gęślą'), false)
})

test('when too many wait further calls are refused with 429, and the queue continues', async () => {
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => verifyPassword(null, 'x')))
  const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as ApiProblem)
  assert.ok(refused.length >= 40 - 8 - 4 && refused.length < 40)
  for (const { status, code, more } of refused) assert.deepEqual([status, code, more.retryAfter], [429, 'auth.busy', 1])
  assert.equal(await verifyPassword(null, 'x'), false)
})
