import assert from 'node:assert/strict'
import { test } from 'node:test'
import { factorPeople } from '../../../../testing/accounts/factorPeople.ts'
import { onOneDatabase } from '../../../../testing/database/databases.ts'
import { PASSWORD } from '../../../../testing/people.ts'
import { useApp } from '../../../../testing/startApp.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  const { visitor, member, addApp, addPasskey, lowerNewest } = factorPeople(running)

  const prove = async (at: ReturnType<typeof visitor>, proof: object) =>
    (await at.postJson('/api/auth/proof?locale=pl', proof)).statusCode
  /** As if the page had been open for long. */
  const growOld = (userId: number) =>
    running.app.db.rows("update sessions set proved_at = now() - interval '1 hour' where user_id = $userId", { userId })

  test('changes of factors need a fresh proof, which a code or a passkey is, too', async () => {
    const { userId, at } = await member()
    const { key } = await addPasskey(at)
    const { codeIn, recoveryCodes } = await addApp(at)
    assert.equal(recoveryCodes, null)
    const proofs = [{ password: PASSWORD }, { code: codeIn(1) }, { credential: key.get(await at.challenge()) }]
    for (const proof of proofs) {
      await growOld(userId)
      const refused = await at.call('POST', 'recovery-codes')
      assert.deepEqual([refused.statusCode, refused.json().code], [403, 'auth.proofNeeded'])
      assert.equal(await prove(at, proof), 204)
      assert.equal((await at.call('POST', 'recovery-codes')).statusCode, 200)
    }
  })

  test('a recovery code proves it once, and its owner is told', async () => {
    const { email, at } = await member()
    const { recoveryCodes } = await addApp(at)
    assert.match((await running.mailbox.next(email)).text, /aplikację z kodami/)
    const code = recoveryCodes?.[0]
    assert.equal(await prove(at, { code }), 204)
    assert.match((await running.mailbox.next(email)).text, /użyto kodu zapasowego/)
    assert.equal(await prove(at, { code }), 400)
  })

  test('a code or a passkey raises a session that has shown a password alone; a password does not', async () => {
    const { userId, at } = await member()
    const { key } = await addPasskey(at)
    const older = visitor()
    await older.passkeySignIn(key.get(await older.challenge()))
    await lowerNewest(userId)
    assert.equal(await prove(older, { password: PASSWORD }), 204)
    assert.equal((await older.factors()).isShown, false)
    const refused = await older.call('GET', 'export')
    assert.deepEqual([refused.statusCode, refused.json().code], [403, 'auth.factorNeeded'])
    assert.equal(await prove(older, { credential: key.get(await older.challenge()) }), 204)
    assert.equal((await older.factors()).isShown, true)
    assert.equal((await older.call('GET', 'export')).statusCode, 200)
  })

  test('wrong proofs prove nothing, and codes can be guessed ten times an hour', async () => {
    const { at } = await member()
    await addApp(at)
    const { key: anothers } = await addPasskey((await member()).at)
    assert.equal(await prove(at, { credential: anothers.get(await at.challenge()) }), 400)
    const answers: number[] = []
    for (let times = 0; times < 14; times++) {
      // The limit of the call itself is another, of a minute.
      await running.app.db.rows("update attempts set ends_at = now() where key like 'POST%'")
      answers.push(await prove(at, { code: '000000' }))
    }
    assert.deepEqual(answers, [...Array<number>(10).fill(400), ...Array<number>(4).fill(429)])
  })
})
