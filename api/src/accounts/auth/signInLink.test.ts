import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { codeIn } from '../../../testing/messages/mailbox.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { endOf, useSignInLinks } from '../../../testing/accounts/signInLinks.ts'
import { ORIGIN } from '../../../testing/startApp.ts'
import { sha256 } from '../../identity/sessions/sha256.ts'
import { pendingSignIns } from '../../identity/sessions/pendingSignIns.ts'

const PENDING = 'kinora.pendingSignInLink'
const PROGRAMS = `${ORIGIN}/programs`
const SENT = `${ORIGIN}/auth/link-sent`

onOneDatabase((create) => {
  const { running, visitor, person, ask, nextCode, press } = useSignInLinks(create)

  test('the link of the mail signs in, once, in the browser that asked', async () => {
    const [email, who] = [await person(), visitor()]
    assert.equal((await who.get('/api/auth/providers')).json().email.type, 'email')
    const answer = await ask(who, ` ${email.toUpperCase()}`)
    assert.deepEqual([answer.statusCode, answer.json()], [200, { url: SENT }])
    const cookie = answer.cookies.find(({ name }) => name === PENDING)
    assert.deepEqual([cookie?.httpOnly, cookie?.sameSite], [true, 'Lax'])
    const letter = await running.mailbox.next(email)
    assert.equal(letter.subject, 'Twój link do logowania')
    const code = codeIn(letter)
    assert.ok(letter.text.includes(`${ORIGIN}/auth/link#code=${code}`))

    const opened = await press(who, code)
    assert.deepEqual([opened.statusCode, opened.json()], [200, { url: PROGRAMS }])
    assert.equal((await who.session()).user?.email, email)
    const again = await press(who, code)
    assert.deepEqual([again.statusCode, endOf(again)], [401, 'Verification'])
  })

  test('the cookie is as long without an account, however often somebody asks', async () => {
    const known = await person()
    const lengths = new Map<string, Set<number>>()
    for (const email of [known, 'nobody.asks@example.pl'])
      for (let time = 0; time < 5; time++) {
        const { cookies } = await ask(visitor(), email)
        const { value } = cookies.find(({ name }) => name === PENDING)!
        lengths.set(email, (lengths.get(email) ?? new Set()).add(value.length))
      }
    const [one, other] = [...lengths.values()]
    assert.equal(one!.size, 1)
    assert.deepEqual(one, other)
  })

  test('only a hash of the code is stored, and it is valid for ten minutes', async () => {
    const [email, who] = [await person(), visitor()]
    await ask(who, email)
    const code = await nextCode(email)
    const [row] = await running.app.db.rows<{ row: string; minutes: number }>(
      ofAnyone(`select to_jsonb(mailed_codes)::text as row,
        extract(epoch from expires_at - now())::float8 / 60 as minutes from mailed_codes where email = $email`),
      { email },
    )
    assert.ok(row && row.minutes > 9 && row.minutes <= 10, `${row?.minutes} minutes`)
    assert.ok(!row.row.includes(code))
    await running.app.db.rows(ofAnyone('update mailed_codes set expires_at = now() where email = $email'), { email })
    assert.equal(endOf(await press(who, code)), 'Verification')
    assert.deepEqual(await who.session(), {})
  })

  test('of two concurrent posts of one link one signs in', async () => {
    const [email, who] = [await person(), visitor()]
    await ask(who, email)
    const code = await nextCode(email)
    const results = (await Promise.all([press(who, code), press(who, code)])).map(endOf)
    assert.deepEqual(results.sort(), ['Verification', PROGRAMS])
  })

  test('another browser is told so and does not use the link up', async () => {
    const [email, who] = [await person(), visitor()]
    await ask(who, email)
    const code = await nextCode(email)
    const other = visitor()
    assert.equal(endOf(await press(other, code)), 'OtherBrowser')
    await ask(other, email)
    assert.equal(endOf(await press(other, code)), 'OtherBrowser', 'it has asked for another link')
    assert.deepEqual(await other.session(), {})
    assert.equal(endOf(await press(who, code)), PROGRAMS)
  })

  test('a GET or HEAD, such as of a mail scanner, uses nothing up', async () => {
    const [email, who] = [await person(), visitor()]
    await ask(who, email)
    const code = await nextCode(email)
    for (const method of ['GET', 'HEAD'] as const)
      assert.equal((await who.send({ method, url: `/api/auth/callback/email?code=${code}` })).statusCode, 404)
    assert.equal(endOf(await press(who, code)), PROGRAMS)
  })

  test('each of the links that a browser has asked for works, until one was used', async () => {
    const [email, who] = [await person(), visitor()]
    const codes: string[] = []
    for (let times = 0; times < 3; times++) {
      await ask(who, email)
      codes.push(await nextCode(email))
    }
    assert.equal(endOf(await press(who, codes[0] ?? '')), PROGRAMS)
    assert.equal(endOf(await press(who, codes[2] ?? '')), 'Verification')
  })

  test('strangers who ask for links cannot use them up: the newest mails work in the browser that asks next', async () => {
    const [email, owner] = [await person(), visitor()]
    for (let times = 0; times < 5; times++) assert.equal((await ask(visitor(), email)).statusCode, 200)
    const codes = [await nextCode(email), await nextCode(email), await nextCode(email)]
    const answer = await ask(owner, email)
    assert.deepEqual([answer.statusCode, answer.json()], [200, { url: SENT }])
    const mails = await running.app.db.rows(ofAnyone('select from outbox where recipient = $email'), { email })
    assert.equal(mails.length, 3, 'nobody has the mailbox filled')
    assert.equal(endOf(await press(visitor(), codes[2] ?? '')), 'OtherBrowser', 'it has not asked')
    assert.equal(endOf(await press(owner, codes[1] ?? '')), PROGRAMS)

    // What was used does not stand in the way of the owner's next device.
    const next = visitor()
    await ask(next, email)
    assert.equal(endOf(await press(next, await nextCode(email))), PROGRAMS)
  })

  test("a changed, invented or other provider's cookie counts as another browser", async () => {
    const [email, who] = [await person(), visitor()]
    await ask(who, email)
    const code = await nextCode(email)
    const ownCookie = who.cookies.get(PENDING) ?? ''
    const others = new Map<string, string>()
    const reply = { setCookie: (_name: string, value: string) => others.set('google', value) } as never
    pendingSignIns(running.app, 'google').keep(reply, { callbackUrl: PROGRAMS, links: [sha256(code)], userId: null })
    for (const cookie of ['', 'A'.repeat(100), ownCookie.slice(0, -2), others.get('google') ?? '']) {
      who.cookies.set(PENDING, cookie)
      assert.equal(endOf(await press(who, code)), 'OtherBrowser')
    }
    who.cookies.set(PENDING, ownCookie)
    for (const wrong of ['', 'x', `${code}A`]) assert.equal(endOf(await press(who, wrong)), 'OtherBrowser')
    assert.equal(endOf(await press(who, code, { csrfToken: 'x' })), 'auth.csrf')
    assert.equal(endOf(await press(who, code)), PROGRAMS)
  })
})
