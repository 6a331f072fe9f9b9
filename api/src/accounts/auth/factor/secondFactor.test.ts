import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { endOf, factorPeople, PROGRAMS } from '../../../../testing/accounts/factorPeople.ts'
import { onOneDatabase } from '../../../../testing/database/databases.ts'
import { addPerson, PASSWORD } from '../../../../testing/people.ts'
import { ORIGIN, useApp } from '../../../../testing/startApp.ts'

const PAGE = `${ORIGIN}/auth/second-factor`

onOneDatabase((create) => {
  const running = useApp(create)
  const { visitor, member, addApp, addPasskey, lowerNewest } = factorPeople(running)
  const endWindows = () => running.app.db.rows('update attempts set ends_at = now()')
  beforeEach(endWindows)

  /** Somebody with an app, and a browser in which the password was right. */
  async function halfSignedIn() {
    const person = await member()
    const app = await addApp(person.at)
    const at = visitor()
    const answer = await at.password(person.email)
    return { ...person, ...app, owner: person.at, at, answer }
  }

  test('a password leads to the second step, which a code of the app completes', async () => {
    const { email, userId, at, answer, codeIn, recoveryCodes } = await halfSignedIn()
    assert.equal(recoveryCodes?.length, 10)
    assert.match((await running.mailbox.next(email)).text, /aplikację z kodami/)
    assert.deepEqual([answer.statusCode, endOf(answer)], [200, PAGE])
    assert.equal(await at.isSignedIn(), false)
    assert.deepEqual(await at.pending(), { hasApp: true, hasPasskey: false })
    assert.equal(endOf(await at.code(codeIn(1))), PROGRAMS)
    assert.equal((await at.session()).id, userId)
    assert.equal((await at.factors()).isShown, true)
    assert.equal(await at.pending(), null)
    const events = await running.app.db.rows<{ kind: string; detail: string }>(
      'select kind, detail from security_events where user_id = $userId order by id desc limit 2',
      { userId },
    )
    assert.deepEqual(
      events.map(({ kind, detail }) => `${kind} ${detail}`),
      ['signIn factor app', 'firstFactor credentials'],
    )
  })

  test('codes of the steps before and after are taken, and one of another time is not', async () => {
    for (const [steps, end] of [
      [-1, 'auth.wrongCode'],
      [1, PROGRAMS],
    ] as const) {
      // The code that set the app up is of this step: nothing before it opens any more.
      const { at, codeIn } = await halfSignedIn()
      assert.equal(endOf(await at.code(codeIn(steps))), end)
    }
    const { at, codeIn } = await halfSignedIn()
    for (const steps of [-3, 3, 100]) assert.equal(endOf(await at.code(codeIn(steps))), 'auth.wrongCode')
    const code = codeIn(1)
    assert.equal(endOf(await at.code(` ${code.slice(0, 3)} ${code.slice(3)} `)), PROGRAMS)
  })

  test('a code opens once, also when it is used twice at the same moment', async () => {
    const { email, at, codeIn } = await halfSignedIn()
    const other = visitor()
    await other.password(email)
    const code = codeIn(1)
    const ends = (await Promise.all([at.code(code), other.code(code)])).map(endOf)
    assert.deepEqual(ends.sort(), ['auth.wrongCode', PROGRAMS])
  })

  test('a recovery code opens once, with hyphens or without, and its owner is told', async () => {
    const { email, recoveryCodes } = await halfSignedIn()
    await running.mailbox.next(email)
    const [one = '', next = ''] = recoveryCodes ?? []
    for (const [code, end] of [
      [one.replaceAll('-', '').toUpperCase(), PROGRAMS],
      [one, 'auth.wrongCode'],
      [next, PROGRAMS],
    ] as const) {
      const at = visitor()
      await at.password(email)
      assert.equal(endOf(await at.code(code)), end)
      if (end === PROGRAMS) assert.match((await running.mailbox.next(email)).text, /użyto kodu zapasowego/)
    }
  })

  test('new recovery codes end those from before', async () => {
    const { email, owner, recoveryCodes } = await halfSignedIn()
    const renewed = (await owner.call('POST', 'recovery-codes')).json().data.recoveryCodes as string[]
    const at = visitor()
    await at.password(email)
    assert.equal(endOf(await at.code(recoveryCodes?.[0] ?? '')), 'auth.wrongCode')
    assert.equal(endOf(await at.code(renewed[0] ?? '')), PROGRAMS)
  })

  test('a passkey completes the sign-in of its owner, and of nobody else', async () => {
    const { email, at: owner } = await member()
    const { key } = await addPasskey(owner)
    const { key: anothers } = await addPasskey((await member()).at)
    const at = visitor()
    await at.password(email)
    assert.deepEqual(await at.pending(), { hasApp: false, hasPasskey: true })
    assert.equal(endOf(await at.passkey(anothers.get(await at.challenge()))), 'PasskeySignin')
    assert.equal(await at.isSignedIn(), false)
    assert.equal(endOf(await at.passkey(key.get(await at.challenge()))), PROGRAMS)
  })

  test('the second step without the first, in another browser, or twice, opens nothing', async (context) => {
    const { at, email, codeIn, recoveryCodes } = await halfSignedIn()
    const stranger = visitor()
    assert.equal(await stranger.pending(), null)
    assert.equal(endOf(await stranger.code(codeIn(1))), 'auth.factorOver')
    const pending = at.cookies.get('kinora.pendingFactor') ?? ''
    for (const cookie of ['', 'A'.repeat(200), `${pending.slice(0, -2)}AA`]) {
      stranger.cookies.set('kinora.pendingFactor', cookie)
      assert.equal(endOf(await stranger.code(codeIn(1))), 'auth.factorOver')
    }
    assert.equal(endOf(await at.code(codeIn(1))), PROGRAMS)
    stranger.cookies.set('kinora.pendingFactor', pending)
    assert.equal(endOf(await stranger.code(recoveryCodes?.[0] ?? '')), 'auth.wrongCode')
    assert.equal(await stranger.isSignedIn(), false)

    const late = visitor()
    await late.password(email)
    context.mock.timers.enable({ apis: ['Date'], now: Date.now() + 10 * 60_000 + 1 })
    assert.equal(endOf(await late.code(recoveryCodes?.[1] ?? '')), 'auth.factorOver')
  })

  test('a changed password ends sign-ins that wait', async () => {
    const { at, owner, codeIn } = await halfSignedIn()
    const passwords = { password: 'another quiet morning', passwordConfirmation: 'another quiet morning' }
    const { jwt } = await owner.session()
    const headers = { authorization: `Bearer ${jwt}` }
    const changed = { currentPassword: PASSWORD, ...passwords }
    assert.equal((await owner.postJson('/api/auth/change-password?locale=pl', changed, headers)).statusCode, 204)
    assert.equal((await owner.factors()).isShown, true)
    assert.equal(endOf(await at.code(codeIn(1))), 'auth.factorOver')
  })

  test('of fifty guesses five are looked at in one sign-in, and ten in an hour; the owner is told', async () => {
    const { email, at, owner, codeIn } = await halfSignedIn()
    await running.mailbox.next(email)
    const guess = async (who: typeof at, times: number) => {
      const ends: string[] = []
      for (let number = 0; number < times; number++) ends.push(endOf(await who.code('000000')))
      return ends.filter((end) => end === 'auth.wrongCode').length
    }
    assert.equal(await guess(at, 12), 5)
    assert.match((await running.mailbox.next(email)).text, /zły kod/)
    let looked = 5
    for (let round = 0; round < 4; round++) {
      const again = visitor('203.0.113.50')
      await again.password(email)
      looked += await guess(again, 10)
    }
    assert.equal(looked, 10)
    // The owner's own browser counts apart.
    await owner.signOut()
    await owner.password(email)
    assert.equal(endOf(await owner.code(codeIn(1))), PROGRAMS)
  })

  test('before the password was right, nothing tells who has a second factor', async () => {
    const { email } = await halfSignedIn()
    const [plain, nobody] = ['plain@example.pl', 'nobody@example.pl']
    await addPerson(running.app, { email: plain })
    const answers = []
    for (const who of [email, plain, nobody]) {
      const { statusCode, headers, body } = await visitor().password(who, 'a wrong password')
      answers.push({ statusCode, body, cookies: headers['set-cookie'] })
    }
    assert.deepEqual(answers[1], answers[0])
    assert.deepEqual(answers[2], answers[0])
  })

  test('whoever is signed in with a password alone does not change second factors', async () => {
    const { email, userId, at } = await member()
    const { setup, codeIn } = await addApp(at)
    const older = visitor()
    await older.password(email)
    await older.code(codeIn(1))
    await lowerNewest(userId)
    for (const [method, url] of [
      ['POST', 'recovery-codes'],
      ['DELETE', 'authenticator-app'],
      ['POST', 'authenticator-app'],
    ] as const) {
      const { statusCode, json } = await older.call(
        method,
        url,
        url.endsWith('app') && method === 'POST' ? { setup, code: codeIn(0) } : undefined,
      )
      assert.deepEqual([statusCode, json().code], [403, 'auth.factorNeeded'], `${method} ${url}`)
    }
    assert.equal((await at.call('DELETE', 'authenticator-app')).statusCode, 204)
    assert.equal(endOf(await visitor().password(email)), PROGRAMS)
  })
})
