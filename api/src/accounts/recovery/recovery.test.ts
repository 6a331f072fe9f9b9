import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browser } from '../../../testing/browser.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { codeIn } from '../../../testing/messages/mailbox.ts'
import { addPerson, PASSWORD } from '../../../testing/people.ts'
import { useApp } from '../../../testing/startApp.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'

const NEW = 'an even quieter evening'

onOneDatabase((create) => {
  const running = useApp(create)

  let lastAddress = 0
  const visitor = () => browser(running.app, `198.51.100.${++lastAddress}`)
  const signedIn = async (email: string, password = PASSWORD) => {
    const person = visitor()
    await person.signIn(email, password)
    return person
  }
  const forget = (email: string, query = '') => visitor().postJson(`/api/auth/forgot-password${query}`, { email })
  const reset = (code: string, password = NEW, who = visitor()) =>
    who.postJson('/api/auth/reset-password', { code, password, passwordConfirmation: password })
  const codeFor = async (email: string) => {
    assert.equal((await forget(email)).statusCode, 204)
    return codeIn(await running.mailbox.next(email))
  }

  test('a reset link sets a new password, once, and ends every session', async () => {
    const email = 'anna@kinora.example'
    await addPerson(running.app, { email })
    const elsewhere = await signedIn(email)
    const code = await codeFor(email)
    assert.equal((await reset(code)).statusCode, 204)

    assert.deepEqual(await elsewhere.session(), {})
    assert.deepEqual(await (await signedIn(email)).session(), {})
    assert.equal((await (await signedIn(email, NEW)).session()).userData.emailVerified, true)
    const again = await reset(code, 'a third one')
    assert.deepEqual([again.statusCode, again.json().code], [410, 'auth.codeExpired'])
    assert.equal((await running.mailbox.next(email)).subject, 'Twoje hasło zostało zmienione')
  })

  test('a reset while signed in keeps only this session', async () => {
    const email = 'here@kinora.example'
    await addPerson(running.app, { email })
    const [here, elsewhere] = [await signedIn(email), await signedIn(email)]
    await reset(await codeFor(email), NEW, here)
    assert.equal((await here.session()).userData.email, email)
    assert.deepEqual(await elsewhere.session(), {})
  })

  test('a code expires after an hour, and a new password invalidates earlier codes', async () => {
    const email = 'late@kinora.example'
    await addPerson(running.app, { email })
    const [late, unused] = [await codeFor(email), await codeFor(email)]
    const [{ minutes } = { minutes: 0 }] = await running.app.db.rows<{ minutes: number }>(
      ofAnyone(
        'select extract(epoch from max(expires_at) - now())::float8 / 60 as minutes from mailed_codes where email = $email',
      ),
      { email },
    )
    assert.ok(minutes > 55 && minutes <= 60, `${minutes} minutes`)
    const person = await signedIn(email)
    const fields = { currentPassword: PASSWORD, password: NEW, passwordConfirmation: NEW }
    assert.equal((await person.postJson('/api/auth/change-password', fields)).statusCode, 204)
    assert.equal((await reset(unused)).statusCode, 410)
    assert.equal((await reset(late)).statusCode, 410)

    await running.mailbox.next(email)
    const expired = await codeFor(email)
    await running.app.db.rows(ofAnyone('update mailed_codes set expires_at = now() where email = $email'), { email })
    assert.equal((await reset(expired)).statusCode, 410)
  })

  test('an e-mail without an account is a 404, and requests are limited by caller and e-mail', async () => {
    const unknown = await forget('nobody@kinora.example')
    assert.deepEqual([unknown.statusCode, unknown.json().code], [404, 'auth.wrongEmail'])
    assert.equal((await forget('no address')).json().code, 'form.error.email.format')

    await addPerson(running.app, { email: 'often@kinora.example' })
    const many: number[] = []
    for (let time = 0; time < 4; time++) many.push((await forget('often@kinora.example')).statusCode)
    assert.deepEqual(many, [204, 204, 204, 429])
    const caller = visitor()
    let last
    for (let time = 0; time < 11; time++) {
      last = await caller.postJson('/api/auth/forgot-password', { email: `guess${time}@kinora.example` })
    }
    assert.deepEqual([last?.statusCode, last?.json().code], [429, 'auth.tooManyAttempts'])
    assert.ok(Number(last?.headers['retry-after']) > 0)
  })

  test('changing the password needs the current one, replaces this session and ends all others', async () => {
    const email = 'change@kinora.example'
    await addPerson(running.app, { email })
    const [here, elsewhere] = [await signedIn(email), await signedIn(email)]
    const before = new Map(here.cookies)
    const change = (currentPassword: string, passwordConfirmation = NEW) =>
      here.postJson('/api/auth/change-password', { currentPassword, password: NEW, passwordConfirmation })

    const wrong = await change('a wrong guess')
    assert.deepEqual(
      [wrong.statusCode, wrong.json().errors],
      [400, [{ field: 'currentPassword', code: 'auth.wrongPassword' }]],
    )
    assert.equal((await change(PASSWORD, 'another')).json().code, 'form.error.passwordConfirmation.format')
    assert.equal((await elsewhere.session()).userData.email, email)

    assert.equal((await change(PASSWORD)).statusCode, 204)
    assert.equal((await here.session()).userData.email, email)
    assert.notDeepEqual(here.cookies, before)
    assert.deepEqual(await elsewhere.session(), {})
    assert.equal(
      (
        await visitor().postJson('/api/auth/change-password', {
          currentPassword: NEW,
          password: NEW,
          passwordConfirmation: NEW,
        })
      ).statusCode,
      401,
    )
  })
})
