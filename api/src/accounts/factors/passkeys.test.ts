import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authenticator, otherKey } from '../../../testing/accounts/authenticator.ts'
import { endOf, factorPeople, PROGRAMS } from '../../../testing/accounts/factorPeople.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  const { visitor, member, addPasskey } = factorPeople(running)

  test('a passkey signs in without a password, and shows two factors', async () => {
    const { email, at } = await member()
    const { key, answer, recoveryCodes } = await addPasskey(at)
    assert.equal(answer.statusCode, 201)
    assert.equal(recoveryCodes?.length, 10)
    assert.match((await running.mailbox.next(email)).text, /klucz dostępu/)

    const other = visitor()
    assert.equal(endOf(await other.passkeySignIn(key.get(await other.challenge()))), PROGRAMS)
    const { passkeys, app, codesLeft, isShown, isNeeded } = await other.factors()
    assert.deepEqual([passkeys.length, app, codesLeft, isShown, isNeeded], [1, null, 10, true, false])
    assert.ok(passkeys[0].lastUsedAt)
  })

  test('a second passkey brings no new recovery codes, and the same key is kept once', async () => {
    const { at } = await member()
    const { key } = await addPasskey(at)
    assert.equal((await addPasskey(at)).recoveryCodes, null)
    const options = (await at.call('POST', 'passkeys/request')).json().data
    assert.equal(options.excludeCredentials.length, 2)
    const again = await at.call('POST', 'passkeys', { credential: key.create(options) })
    assert.deepEqual([again.statusCode, again.json().code], [422, 'passkey.refused'])
  })

  test('what a browser is asked for is the same for everybody, and names no key', async () => {
    const { at } = await member()
    await addPasskey(at)
    const [{ challenge: one, ...known }, { challenge: other, ...unknown }] = [
      await at.challenge(),
      await visitor().challenge(),
    ]
    assert.deepEqual(known, unknown)
    assert.notEqual(one, other)
  })

  test('an answer that is not right signs nobody in', async () => {
    const { at } = await member()
    const { key } = await addPasskey(at)
    const { key: anothers } = await addPasskey((await member()).at)
    const stranger = visitor()
    const wrong: Record<string, (options: { challenge: string }) => object> = {
      'another origin': (options) => key.get(options, { origin: 'https://kinora.example.evil.example' }),
      'another site': (options) => key.get(options, { rpId: 'evil.example' }),
      'no PIN or fingerprint': (options) => key.get(options, { isVerified: false }),
      'an invented challenge': (options) => key.get(options, { challenge: 'AAAA' }),
      'the other ceremony': (options) => key.get(options, { type: 'webauthn.create' }),
      'a signature of another key': (options) => key.get(options, { signsWith: otherKey() }),
      'an unknown key': (options) => authenticator().get(options),
      "somebody else's key under this name": (options) => ({ ...anothers.get(options), id: key.id, rawId: key.id }),
      'no answer': () => ({}),
      'an answer in another shape': () => ({
        id: [key.id],
        rawId: 5,
        type: 'public-key',
        response: { clientDataJSON: 7 },
      }),
    }
    for (const [name, answerTo] of Object.entries(wrong)) {
      const answer = await stranger.passkeySignIn(answerTo(await stranger.challenge()))
      assert.deepEqual([answer.statusCode, endOf(answer)], [401, 'PasskeySignin'], name)
    }
    assert.equal(await stranger.isSignedIn(), false)
    await running.app.db.rows('update attempts set ends_at = now()')
    assert.equal(endOf(await stranger.passkeySignIn(key.get(await stranger.challenge()))), PROGRAMS)
  })

  test('an account has twenty passkeys at most, and of how they are reached what is known is kept', async () => {
    const { at, userId } = await member()
    const ask = () => at.call('POST', 'passkeys/request')
    const { data: late } = (await ask()).json()
    const key = authenticator()
    const made = key.create((await ask()).json().data) as { response: object }
    Object.assign(made.response, { transports: ['x'.repeat(10_000), { a: 1 }, 'usb', 'usb', 'internal'] })
    assert.equal((await at.call('POST', 'passkeys', { credential: made })).statusCode, 201)
    const [kept] = await running.app.db.rows<{ transports: string[] }>(
      'select transports from passkeys where user_id = $userId',
      { userId },
    )
    assert.deepEqual(kept?.transports, ['usb', 'internal'])

    await running.app.db.rows(
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, user_agent)
       select $userId, 'key ' || number, 'of nobody', 0, '[]', '' from generate_series(2, 20) number returning id`,
      { userId },
    )
    for (const answer of [await ask(), await at.call('POST', 'passkeys', { credential: authenticator().create(late) })])
      assert.deepEqual([answer.statusCode, answer.json().code], [409, 'passkey.tooMany'])
  })

  test('a challenge opens once, in the browser that asked, and only while it is new', async (context) => {
    const { at, userId } = await member()
    const { key } = await addPasskey(at)
    const [one, other] = [visitor(), visitor()]
    const answer = key.get(await one.challenge())
    assert.equal(endOf(await other.passkeySignIn(answer)), 'PasskeySignin')
    assert.equal(endOf(await one.passkeySignIn(answer)), PROGRAMS)
    assert.equal(endOf(await one.passkeySignIn(answer)), 'PasskeySignin')
    // Without the counter, the challenge alone refuses it.
    await running.app.db.rows('update passkeys set counter = 0 where user_id = $userId', { userId })
    assert.equal(endOf(await one.passkeySignIn(answer)), 'PasskeySignin')

    const old = key.get(await one.challenge())
    context.mock.timers.enable({ apis: ['Date'], now: Date.now() + 10 * 60_000 + 1 })
    assert.equal(endOf(await one.passkeySignIn(old)), 'PasskeySignin')
  })

  test('a counter that goes back or stands still is refused: the key may have been copied', async () => {
    const { at } = await member()
    const { key } = await addPasskey(at)
    const one = visitor()
    assert.equal(endOf(await one.passkeySignIn(key.get(await one.challenge(), { counter: 50 }))), PROGRAMS)
    for (const counter of [50, 49, 0])
      assert.equal(endOf(await one.passkeySignIn(key.get(await one.challenge(), { counter }))), 'PasskeySignin')
    assert.equal(endOf(await one.passkeySignIn(key.get(await one.challenge(), { counter: 51 }))), PROGRAMS)
  })

  test('nobody adds a key that another browser, person or site has made', async () => {
    const [anna, beata] = [await member(), await member()]
    const ask = async ({ at }: typeof anna) => (await at.call('POST', 'passkeys/request')).json().data
    const add = async ({ at }: typeof anna, credential: object) =>
      (await at.call('POST', 'passkeys', { credential })).statusCode
    const key = authenticator()
    assert.equal(await add(beata, key.create(await ask(anna))), 422)
    assert.equal(await add(anna, key.create(await anna.at.challenge())), 422)
    assert.equal(await add(anna, key.create(await ask(anna), { origin: 'https://evil.example' })), 422)
    assert.equal(await add(anna, key.create(await ask(anna), { rpId: 'evil.example' })), 422)
    assert.equal(await add(anna, key.create(await ask(anna), { isVerified: false })), 422)
    const right = key.create(await ask(anna))
    assert.equal(await add(anna, right), 201)
    assert.equal(await add(anna, right), 422)
    assert.equal((await beata.at.factors()).passkeys.length, 0)
  })

  test('a key that was removed signs nobody in, and only its owner removes it', async () => {
    const [anna, beata] = [await member(), await member()]
    const { key } = await addPasskey(anna.at)
    const [{ id }] = (await anna.at.factors()).passkeys
    assert.equal((await beata.at.call('DELETE', `passkeys/${id}`)).statusCode, 404)
    assert.equal((await anna.at.call('DELETE', `passkeys/${id}`)).statusCode, 204)
    const { passkeys, codesLeft, isShown } = await anna.at.factors()
    assert.deepEqual([passkeys, codesLeft, isShown], [[], 0, false])
    const one = visitor()
    assert.equal(endOf(await one.passkeySignIn(key.get(await one.challenge()))), 'PasskeySignin')
  })
})
