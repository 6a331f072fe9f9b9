import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browser } from '../../../../testing/browser.ts'
import { callbackAttacks } from '../../../../testing/accounts/callbackAttacks.ts'
import { onOneDatabase } from '../../../../testing/database/databases.ts'
import { codeIn } from '../../../../testing/messages/mailbox.ts'
import { ofAnyone } from '../../../../testing/database/ofAnyone.ts'
import { PASSWORD } from '../../../../testing/people.ts'
import { endOf, useSignInLinks } from '../../../../testing/accounts/signInLinks.ts'
import { ORIGIN, startApp, stopApp } from '../../../../testing/startApp.ts'

const PROGRAMS = `${ORIGIN}/programs`
const SENT = `${ORIGIN}/auth/link-sent`

onOneDatabase((create) => {
  const { running, visitor, person, ask, nextCode, press } = useSignInLinks(create)

  test('an unknown e-mail gets the same answer and no mail, and no account comes of it', async () => {
    const [email, unknown] = [await person(), 'nobody@example.pl']
    const [knownAnswer, none] = [await ask(visitor(), email), await ask(visitor(), unknown)]
    const shape = ({ statusCode, body, headers, cookies }: typeof knownAnswer) => ({
      statusCode,
      body,
      headers: Object.keys(headers),
      cookies: cookies.map(({ name, value, maxAge }) => [name, value.length, maxAge]),
    })
    assert.deepEqual(shape(none), shape(knownAnswer))
    assert.equal(
      (await running.app.db.rows(ofAnyone('select id from outbox where recipient = $unknown'), { unknown })).length,
      0,
    )
    assert.deepEqual(
      await running.app.db.rows(ofAnyone('select id from users where email = $unknown'), { unknown }),
      [],
    )
    assert.equal(endOf(await ask(visitor(), 'no address')), 'EmailSignin')
    await running.mailbox.next(email)
  })

  test('a link verifies the address, where no stranger can have chosen the password', async () => {
    const [email, who] = [await person({ isVerified: false, passwordHash: null }), visitor()]
    await ask(who, email)
    assert.equal(endOf(await press(who, await nextCode(email))), PROGRAMS)
    assert.equal((await who.session()).userData.emailVerified, true)
  })

  test("an unverified account with a password gets a new password first, which ends a stranger's session", async () => {
    const [email, stranger, who] = [await person({ isVerified: false }), visitor(), visitor()]
    await stranger.signIn(email, PASSWORD)
    assert.deepEqual((await ask(who, email)).json(), { url: SENT })
    const letter = await running.mailbox.next(email)
    assert.equal(letter.subject, 'Ustaw hasło, żeby się zalogować')
    const code = codeIn(letter)
    assert.equal(endOf(await press(who, code)), 'Verification')
    assert.deepEqual(await who.session(), {})

    const password = 'an even quieter evening'
    const fields = { code, password, passwordConfirmation: password }
    assert.equal((await who.postJson('/api/auth/reset-password', fields)).statusCode, 204)
    assert.deepEqual(await stranger.session(), {})
    await who.signIn(email, password)
    assert.equal((await who.session()).userData.emailVerified, true)
    await running.mailbox.next(email)
    await ask(who, email)
    assert.equal(endOf(await press(who, await nextCode(email))), PROGRAMS)
  })

  test('a new password, changed or reset, invalidates links that were mailed before', async () => {
    const password = 'an even quieter evening'
    const news = { password, passwordConfirmation: password }
    const ways: Record<string, (who: ReturnType<typeof visitor>, email: string) => Promise<object>> = {
      'change-password': async () => ({ currentPassword: PASSWORD, ...news }),
      'reset-password': async (who, email) => {
        await who.postJson('/api/auth/forgot-password', { email })
        return { code: await nextCode(email), ...news }
      },
    }
    for (const [path, fieldsOf] of Object.entries(ways)) {
      const [email, who] = [await person(), visitor()]
      await who.signIn(email, PASSWORD)
      await ask(who, email)
      const code = await nextCode(email)
      assert.equal((await who.postJson(`/api/auth/${path}`, await fieldsOf(who, email))).statusCode, 204)
      assert.equal(endOf(await press(who, code)), 'Verification', path)
    }
  })

  test('callbackUrl is respected, within the product; the mail and the page have its language', async () => {
    const [email, who] = [await person(), visitor()]
    const callbackUrl = '/en/programs?phrase=a'
    assert.deepEqual((await ask(who, email, { callbackUrl })).json(), { url: `${ORIGIN}/en/auth/link-sent` })
    const letter = await running.mailbox.next(email)
    assert.equal(letter.subject, 'Your sign-in link')
    assert.equal(endOf(await press(who, codeIn(letter))), ORIGIN + callbackUrl)

    for (const attack of callbackAttacks(ORIGIN)) {
      await running.app.db.rows('delete from attempts')
      await ask(who, email, { callbackUrl: attack })
      const code = await nextCode(email)
      assert.equal(endOf(await press(who, code, { callbackUrl: attack })), `${ORIGIN}/`, JSON.stringify(attack))
    }
  })

  test('without json it is a redirect to the same addresses', async () => {
    const [email, who] = [await person(), visitor()]
    assert.equal((await ask(who, email, { json: '' })).headers.location, SENT)
    assert.equal((await press(who, await nextCode(email), { json: '' })).headers.location, PROGRAMS)
  })

  test('links are limited by e-mail and address, and a stranger does not use up those of a known device', async () => {
    const [email, owner] = [await person(), visitor()]
    await owner.signIn(email, PASSWORD)
    for (let times = 0; times < 4; times++) assert.equal((await ask(visitor(), email)).statusCode, 200)
    for (let times = 0; times < 3; times++) assert.equal((await ask(owner, email)).statusCode, 200)
    const refused = await ask(owner, email)
    assert.deepEqual([refused.statusCode, endOf(refused)], [429, 'auth.tooManyAttempts'])
    assert.ok(Number(refused.headers['retry-after']) > 0)
    const mails = await running.app.db.rows(ofAnyone('select from outbox where recipient = $email'), { email })
    assert.equal(mails.length, 6, 'three for strangers, three for the known device')

    const statuses = []
    const one = visitor()
    for (let times = 0; times <= 60; times++) statuses.push((await ask(one, `nobody${times}@example.pl`)).statusCode)
    assert.deepEqual([statuses.filter((status) => status === 200).length, statuses.at(-1)], [60, 429])
    const guesses = []
    for (let times = 0; times <= 120; times++) guesses.push((await press(one, 'x')).statusCode)
    assert.deepEqual([guesses.filter((status) => status === 401).length, guesses.at(-1)], [120, 429])
  })

  test('without mail it is not offered', async () => {
    const database = await create()
    const app = await startApp(database, running.content)
    try {
      const who = browser(app)
      assert.equal('email' in (await who.get('/api/auth/providers')).json(), false)
      assert.match((await ask(who, 'anna@example.pl')).json().url, /error=Configuration/)
    } finally {
      await stopApp(app)
      await database.drop()
    }
  })
})
