import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endOf, factorPeople, PROGRAMS } from '../../../../testing/accounts/factorPeople.ts'
import { onOneDatabase } from '../../../../testing/database/databases.ts'
import { codeIn } from '../../../../testing/messages/mailbox.ts'
import { PASSWORD } from '../../../../testing/people.ts'
import { useApp } from '../../../../testing/startApp.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  const { visitor, member, addApp } = factorPeople(running)
  type Visitor = ReturnType<typeof visitor>

  /** How many of `times` wrong codes were looked at. */
  async function guess(at: Visitor, times: number) {
    let looked = 0
    for (let number = 0; number < times; number++) if (endOf(await at.code('000000')) === 'auth.wrongCode') looked++
    return looked
  }
  const wrongCodes = async (userId: number) => {
    const mails = await running.app.db.rows("select from outbox where user_id = $userId and template = 'wrongCodes'", {
      userId,
    })
    return mails.length
  }

  test('a new password makes no known device where there is a second factor, so guesses do not begin anew', async () => {
    const { email, at: owner } = await member()
    await addApp(owner)
    await running.mailbox.next(email)
    const thief = visitor('203.0.113.20')
    let looked = 0
    for (const password of ['lampa wiosna rower', 'rower lampa wiosna', 'wiosna rower lampa']) {
      await thief.postJson('/api/auth/forgot-password', { email })
      let mail = await running.mailbox.next(email)
      while (!mail.text.includes('reset-password')) mail = await running.mailbox.next(email)
      const reset = { code: codeIn(mail), password, passwordConfirmation: password }
      assert.equal((await thief.postJson('/api/auth/reset-password', reset)).statusCode, 204)
      assert.equal(thief.cookies.has('kinora.knownDevice'), false)
      for (const _signIn of ['one', 'two']) {
        await thief.password(email, password)
        looked += await guess(thief, 5)
      }
    }
    assert.equal(looked, 10)
  })

  test('thirty wrong codes a day are looked at for an account, whatever the device', async () => {
    const { email, userId, at: owner } = await member()
    const { recoveryCodes } = await addApp(owner)
    await owner.signOut()
    let looked = 0
    // A known device, with the hours in between.
    for (let signIn = 0; signIn < 8; signIn++) {
      await running.app.db.rows("update attempts set ends_at = now() where key not like 'factor.account:%'")
      await owner.password(email)
      looked += await guess(owner, 5)
    }
    assert.equal(looked, 30)
    assert.ok((await wrongCodes(userId)) > 0)
    const other = visitor('203.0.113.21')
    await other.password(email)
    assert.equal(endOf(await other.code(recoveryCodes?.[0] ?? '')), 'auth.tooManyAttempts')
  })

  test('right codes do not use up what an address or an account may get wrong', async () => {
    const [ROOM, CODES] = ['203.0.113.60', 22]
    const { email, at } = await member()
    let codes = (await addApp(at)).recoveryCodes ?? []
    for (let signIn = 0; signIn < CODES; signIn++) {
      // Ten codes an hour for the e-mail are counted right or wrong.
      await running.app.db.rows("update attempts set ends_at = now() where key not like 'factor.a%'")
      if (codes.length === 0) codes = (await at.call('POST', 'recovery-codes')).json().data.recoveryCodes as string[]
      const one = visitor(ROOM)
      await one.password(email)
      assert.equal(endOf(await one.code(codes.pop() ?? '')), PROGRAMS, `sign-in ${signIn}`)
    }
  })

  test('the owner is told of wrong codes once an hour, and not of what an address got wrong elsewhere', async () => {
    const address = '203.0.113.61'
    const { email, userId, at } = await member()
    const { recoveryCodes } = await addApp(at)
    for (let person = 0; person < 4; person++) {
      const one = await member()
      await addApp(one.at)
      const stranger = visitor(address)
      await stranger.password(one.email)
      await guess(stranger, 5)
    }
    const late = visitor(address)
    await late.password(email)
    assert.equal(endOf(await late.code(recoveryCodes?.[0] ?? '')), 'auth.tooManyAttempts')
    assert.equal(await wrongCodes(userId), 0)

    for (let signIn = 0; signIn < 3; signIn++) {
      const thief = visitor(`203.0.113.${70 + signIn}`)
      await thief.password(email, PASSWORD)
      await guess(thief, 6)
    }
    assert.equal(await wrongCodes(userId), 1)
    await running.app.db.rows('update attempts set ends_at = now()')
    const again = visitor('203.0.113.80')
    await again.password(email)
    await guess(again, 6)
    assert.equal(await wrongCodes(userId), 2)
  })
})
