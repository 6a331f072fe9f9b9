import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authenticator } from '../../../testing/accounts/authenticator.ts'
import { endOf, factorPeople, PROGRAMS } from '../../../testing/accounts/factorPeople.ts'
import { memberForm } from '../../../testing/accounts/registrations.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { codeIn } from '../../../testing/messages/mailbox.ts'
import { useApp } from '../../../testing/startApp.ts'

const NEW = 'lampa wiosna rower'

onOneDatabase((create) => {
  const running = useApp(create)
  const { visitor, member, addPasskey, addApp } = factorPeople(running)
  type Visitor = ReturnType<typeof visitor>

  const confirmed = (userId: number, isConfirmed: boolean) =>
    running.app.db.rows(
      `update users set email_verified_at = case when $isConfirmed::boolean then now() end where id = $userId`,
      { userId, isConfirmed },
    )
  /** Sets a new password by a mailed link, in a browser. */
  async function reset(who: Visitor, email: string) {
    await who.postJson('/api/auth/forgot-password', { email })
    let mail = await running.mailbox.next(email)
    while (!mail.text.includes('reset-password')) mail = await running.mailbox.next(email)
    const fields = { code: codeIn(mail), password: NEW, passwordConfirmation: NEW }
    assert.equal((await who.postJson('/api/auth/reset-password', fields)).statusCode, 204)
  }
  const answerOf = ({ statusCode, json }: Awaited<ReturnType<Visitor['call']>>) => [statusCode, json().code as unknown]

  test('nobody adds a factor to an account whose address may be a stranger’s', async () => {
    const { userId, at } = await member()
    const options = (await at.call('POST', 'passkeys/request')).json().data
    const { setup } = (await at.call('POST', 'authenticator-app/setup')).json().data
    await confirmed(userId, false)
    const credential = authenticator().create(options)
    for (const [url, body] of [
      ['passkeys/request', undefined],
      ['passkeys', { credential }],
      ['authenticator-app/setup', undefined],
      ['authenticator-app', { setup, code: '000000' }],
    ] as const)
      assert.deepEqual(answerOf(await at.call('POST', url, body)), [403, 'email.notConfirmed'], url)
    await confirmed(userId, true)
    assert.equal((await addPasskey(at)).answer.statusCode, 201)
  })

  test('the owner of an address gets in by a new password, whatever a stranger who registered with it has added', async () => {
    const email = 'registered@example.pl'
    const stranger = visitor('203.0.113.9')
    const { id: userId } = (await stranger.postJson('/api/auth/local/register', memberForm(email))).json().data
    await confirmed(userId, true)
    const { key } = await addPasskey(stranger)
    await addApp(stranger)
    await confirmed(userId, false)

    const owner = visitor('203.0.113.10')
    await reset(owner, email)
    assert.equal(endOf(await owner.password(email, NEW)), PROGRAMS)
    const { passkeys, app, codesLeft } = await owner.factors()
    assert.deepEqual([passkeys, app, codesLeft], [[], null, 0])
    assert.equal(endOf(await stranger.passkeySignIn(key.get(await stranger.challenge()))), 'PasskeySignin')
  })

  test('a new password takes no factor from an account whose address is confirmed', async () => {
    const { email, at } = await member()
    await addPasskey(at)
    const who = visitor('203.0.113.11')
    await reset(who, email)
    await who.password(email, NEW)
    assert.deepEqual(await who.pending(), { hasApp: false, hasPasskey: true })
  })

  test('with the first factor all other sessions end, and with the next one none', async () => {
    const { email, at } = await member()
    const thief = visitor()
    await thief.password(email)
    const { key } = await addPasskey(at)
    assert.equal(await thief.isSignedIn(), false)
    assert.equal((await at.factors()).isShown, true)
    const phone = visitor()
    await phone.passkeySignIn(key.get(await phone.challenge()))
    await addApp(at)
    assert.equal(await phone.isSignedIn(), true)
  })

  test('of two first factors at once one brings the recovery codes', async () => {
    const { userId, at } = await member()
    const keys = []
    for (const key of [authenticator(), authenticator(), authenticator()])
      keys.push(key.create((await at.call('POST', 'passkeys/request')).json().data))
    const made = await Promise.all(keys.map((credential) => at.call('POST', 'passkeys', { credential })))
    const added = made.filter(({ statusCode }) => statusCode === 201)
    assert.equal(added.filter((answer) => answer.json().data.recoveryCodes !== null).length, 1)
    const codes = await running.app.db.rows('select from recovery_codes where user_id = $userId', { userId })
    assert.equal(codes.length, 10)
  })
})
