import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endOf, factorPeople, PROGRAMS } from '../../../testing/accounts/factorPeople.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'

const REASON = 'She came to the office with her identity card.'

onOneDatabase((create) => {
  const running = useApp(create)
  const { visitor, member, addApp, addPasskey } = factorPeople(running)
  const call = (method: 'GET' | 'DELETE', user: string, { from = '127.0.0.1', reason = REASON } = {}) =>
    running.app.inject({
      method,
      url: '/api/factors',
      query: { user, locale: 'pl' },
      remoteAddress: from,
      ...(method === 'DELETE' && { payload: { reason } }),
    })

  test('an operator removes the factors of somebody who has lost them; both addresses are told, and it is recorded', async () => {
    const { email, userId, at } = await member({ locale: 'en' })
    await addApp(at)
    await addPasskey(at)
    for (const _mail of ['app', 'passkey']) await running.mailbox.next(email)
    const had = { id: userId, email, passkeys: 1, hasApp: true, codesLeft: 10 }
    assert.deepEqual((await call('GET', email)).json().data, had)
    assert.equal((await call('DELETE', email, { reason: 'asked' })).statusCode, 400)
    assert.deepEqual((await call('DELETE', String(userId))).json().data, had)
    for (const to of [email, 'contact@kinora.example']) {
      const { text } = await running.mailbox.next(to)
      assert.match(text, /Two-step sign-in removed/)
      assert.match(text, new RegExp(REASON))
    }
    const kinds = await running.app.db.rows<{ kind: string }>(
      'select kind from security_events where user_id = $userId order by id',
      { userId },
    )
    assert.deepEqual(
      kinds.map(({ kind }) => kind),
      ['signIn', 'factorAdded', 'factorAdded', 'factorsRemovedByOperator'],
    )
    assert.equal(await at.isSignedIn(), false)
    assert.equal(endOf(await visitor().password(email)), PROGRAMS)
  })

  test('nobody from outside does, and nobody is said not to be there', async () => {
    const { email } = await member()
    for (const method of ['GET', 'DELETE'] as const)
      assert.equal((await call(method, email, { from: '203.0.113.7' })).statusCode, 404)
    assert.equal((await call('GET', 'nobody@example.pl')).statusCode, 404)
  })
})
