import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browser } from '../../../testing/browser.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { hashesDuring } from '../../../testing/accounts/hashesDuring.ts'
import { codeIn } from '../../../testing/messages/mailbox.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { addPerson, PASSWORD } from '../../../testing/people.ts'
import { memberForm } from '../../../testing/accounts/registrations.ts'
import { useApp } from '../../../testing/startApp.ts'

onOneDatabase((create) => {
  const running = useApp(create, { hidesAccounts: true })
  let people = 0
  let addresses = 0
  const visitor = () => browser(running.app, `198.51.100.${++addresses}`)
  type Visitor = ReturnType<typeof visitor>

  async function owner() {
    const email = `owner${++people}@example.pl`
    const id = await addPerson(running.app, { email })
    await running.app.db.rows('update users set email_verified_at = now() where id = $id', { id })
    return { id, email }
  }
  const register = (who: Visitor, email: string, password = PASSWORD) =>
    who.postJson('/api/auth/local/register', {
      ...memberForm(email),
      password,
      passwordConfirmation: password,
    })
  const forget = (who: Visitor, email: string) => who.postJson('/api/auth/forgot-password', { email })
  const verify = (who: Visitor, code: string) => who.postJson('/api/auth/verify-email', { code })
  const emailOf = async ({ session }: Visitor) => (await session()).user?.email

  /** What a stranger learns from a call, and what it costs. */
  async function tracesOf(call: (who: Visitor, email: string) => ReturnType<Visitor['postJson']>, email: string) {
    let answer: Awaited<ReturnType<Visitor['postJson']>> | undefined
    const hashes = await hashesDuring(async () => {
      answer = await call(visitor(), email)
    })
    const mails = await running.app.db.rows(ofAnyone('select id from outbox where recipient = $email'), { email })
    return {
      status: answer?.statusCode,
      body: answer?.body,
      headers: Object.keys(answer?.headers ?? {}),
      cookies: answer?.cookies.map(({ name, value, maxAge }) => [name, value.length, maxAge]),
      hashes,
      mails: mails.length,
    }
  }

  test('registering answers the same with and without an account, and does the same work', async () => {
    const { email } = await owner()
    const existing = await tracesOf(register, email)
    assert.deepEqual(existing, await tracesOf(register, 'new@example.pl'))
    assert.deepEqual([existing.status, existing.body, existing.hashes, existing.mails], [202, '', 1, 1])
  })

  test('a forgotten password answers the same with and without an account, and does the same work', async () => {
    const { email } = await owner()
    const existing = await tracesOf(forget, email)
    assert.deepEqual(existing, await tracesOf(forget, 'nobody@example.pl'))
    assert.deepEqual([existing.status, existing.body, existing.hashes, existing.mails], [204, '', 0, 1])
    assert.equal((await running.mailbox.next(email)).subject, 'Ustaw nowe hasło')
    assert.equal((await running.mailbox.next('nobody@example.pl')).subject, 'Na ten adres nie ma konta w Kinorze')
  })

  test('a new person is let in by the mail, once, in the browser that registered', async () => {
    const [who, email] = [visitor(), 'maria@example.pl']
    await register(who, email)
    assert.deepEqual(await who.session(), {})
    const code = codeIn(await running.mailbox.next(email))
    assert.equal((await verify(who, code)).statusCode, 204)
    assert.deepEqual([await emailOf(who), (await who.session()).userData.emailVerified], [email, true])
    await who.signOut()
    assert.equal((await verify(who, code)).statusCode, 204)
    assert.deepEqual(await who.session(), {})
  })

  test('a copy of the cookie signs nobody in again, nor past a second factor', async () => {
    const [who, email] = [visitor(), 'nela@example.pl']
    await register(who, email)
    const pending = who.cookies.get('kinora.pendingRegistration') ?? ''
    const code = codeIn(await running.mailbox.next(email))
    await verify(who, code)
    assert.equal(await emailOf(who), email)
    const other = visitor()
    other.cookies.set('kinora.pendingRegistration', pending)
    assert.equal((await verify(other, code)).statusCode, 204)
    assert.deepEqual(await other.session(), {})

    const [late, lateEmail] = [visitor(), 'pola@example.pl']
    await register(late, lateEmail)
    const lateCode = codeIn(await running.mailbox.next(lateEmail))
    await verify(visitor(), lateCode)
    await running.app.db.rows(
      ofAnyone(
        `insert into authenticator_apps (user_id, sealed_secret, last_step)
         select id, 'of the owner', 0 from users where email = $lateEmail returning user_id`,
      ),
      { lateEmail },
    )
    assert.equal((await verify(late, lateCode)).statusCode, 204)
    assert.deepEqual(await late.session(), {})
  })

  test('in another browser the mail verifies the address, and signs nobody in', async () => {
    const [who, other, email] = [visitor(), visitor(), 'ewa@example.pl']
    await register(who, email)
    await register(other, 'else@example.pl')
    assert.equal((await verify(other, codeIn(await running.mailbox.next(email)))).statusCode, 204)
    assert.deepEqual(await other.session(), {})
    await who.signIn(email, PASSWORD)
    assert.equal(await emailOf(who), email)
  })

  test('the owner of an existing account is told, and nothing about it changes', async () => {
    const [{ id, email }, who] = [await owner(), visitor()]
    const before = await running.app.db.rows('select * from users where id = $id', { id })
    await register(who, email, 'the password of a stranger')
    const letter = await running.mailbox.next(email)
    assert.equal(letter.subject, 'Masz już konto w Kinorze')
    assert.throws(() => codeIn(letter))
    assert.deepEqual(await running.app.db.rows('select * from users where id = $id', { id }), before)
    await who.signIn(email, 'the password of a stranger')
    assert.deepEqual(await who.session(), {})
  })

  test('signing in after registering does not tell either: it needs a verified address', async () => {
    const [{ email }, who] = [await owner(), visitor()]
    await register(who, email, 'my own password')
    await register(who, 'fresh@example.pl', 'my own password')
    const answers = []
    for (const address of [email, 'fresh@example.pl']) {
      const { statusCode, body } = await who.signIn(address, 'my own password')
      answers.push([statusCode, body])
    }
    assert.deepEqual(answers[0], answers[1])
    assert.equal(answers[0]?.[0], 401)
  })

  test('mails to one address are limited', async () => {
    const { email } = await owner()
    const statuses = []
    for (let times = 0; times < 4; times++) statuses.push((await register(visitor(), email)).statusCode)
    assert.deepEqual(statuses, [202, 202, 202, 429])
  })
})
