import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endOf, factorPeople } from '../../../../testing/accounts/factorPeople.ts'
import { onOneDatabase } from '../../../../testing/database/databases.ts'
import { useApp } from '../../../../testing/startApp.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  const { visitor, member, addApp } = factorPeople(running)

  test('what is no answer of a passkey is refused as a wrong one', async () => {
    const at = visitor()
    const lists = '['.repeat(20_000) + ']'.repeat(20_000)
    for (const id of [
      '{"toString":1}',
      '"a\\u0000b"',
      '"\\ud800"',
      '""',
      `"${'a'.repeat(2_000)}"`,
      '[]',
      'null',
      lists,
    ]) {
      const answer = await at.passkeyText(`{"id":${id}}`)
      assert.deepEqual([answer.statusCode, endOf(answer)], [401, 'PasskeySignin'], id.slice(0, 20))
    }
    assert.equal(endOf(await at.passkeyText(lists)), 'PasskeySignin')
  })

  test('what is no code is refused as a wrong one', async () => {
    const { email, at: owner } = await member()
    await addApp(owner)
    const at = visitor()
    await at.password(email)
    const csrfToken = await at.csrfToken()
    for (const code of [{ toString: 1 }, ['1'], null]) {
      const answer = await at.postJson('/api/auth/factor', { json: 'true', csrfToken, code })
      assert.deepEqual([answer.statusCode, endOf(answer)], [401, 'auth.wrongCode'], JSON.stringify(code))
    }
  })

  test('neither proves who somebody is', async () => {
    const { at } = await member()
    for (const proof of [
      { credential: { id: { toString: 1 } } },
      { credential: { id: '\u0000' } },
      { credential: [] },
      { code: { toString: 1 } },
      { code: '\u0000' },
    ])
      assert.equal((await at.postJson('/api/auth/proof?locale=pl', proof)).statusCode, 400, JSON.stringify(proof))
  })
})
