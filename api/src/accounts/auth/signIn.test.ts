import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { assertMoment } from '../../../testing/assertMoment.ts'
import { browser } from '../../../testing/browser.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { addPerson, PASSWORD } from '../../../testing/people.ts'
import { ORIGIN, useApp } from '../../../testing/startApp.ts'

const SESSION = 'kinora.session'
const EMAIL = 'anna@example.pl'

onOneDatabase((create) => {
  const running = useApp(create)
  let userId: number
  let addresses = 0
  /** Each has an IP address of its own, so that they do not share rate limits. */
  const visitor = () => browser(running.app, `192.0.2.${++addresses}`)
  before(async () => {
    userId = await addPerson(running.app, { email: EMAIL, plan: 'running' })
  })

  test('a visitor has an empty session, a CSRF token, and a list of providers', async () => {
    const { get, csrfToken, cookies } = visitor()
    const session = await get('/api/auth/session')
    assert.deepEqual([session.statusCode, session.json(), session.headers['cache-control']], [200, {}, 'no-store'])
    const token = await csrfToken()
    assert.equal(await csrfToken(), token)
    assert.equal(cookies.get('kinora.csrf')?.split('|')[0], token)
    assert.deepEqual((await get('/api/auth/providers')).json().credentials, {
      id: 'credentials',
      name: 'Credentials',
      type: 'credentials',
      signinUrl: `${ORIGIN}/api/auth/signin/credentials`,
      callbackUrl: `${ORIGIN}/api/auth/callback/credentials`,
    })
  })

  test('the right password signs in, and the session has the user', async () => {
    const { signIn, session } = visitor()
    const response = await signIn(' Anna@Example.PL', PASSWORD)
    assert.deepEqual([response.statusCode, response.json()], [200, { url: `${ORIGIN}/auth/sign-in` }])
    const [cookie] = response.cookies.filter(({ name }) => name === SESSION)
    assert.deepEqual(
      [cookie?.httpOnly, cookie?.sameSite, cookie?.path, cookie?.maxAge],
      [true, 'Lax', '/', 30 * 86_400],
    )

    const begun = Date.now()
    const { jwt, expires, userData, ...rest } = await session()
    assert.deepEqual(rest, {
      user: { name: 'Anna Zielińska', email: EMAIL, image: null },
      id: userId,
      hasActiveSubscription: true,
      subscription: { subscription: { name: 'FREE' }, isActive: true, expiryDate: rest.subscription.expiryDate },
    })
    assertMoment(expires, { since: begun, laterMs: 30 * 86_400_000 })
    assert.deepEqual([userData.role.name, userData.isSpecialist, userData.emailVerified], ['patient', false, false])
    assert.equal((await running.app.accessTokens.verify(jwt))?.userId, userId)
  })

  test('wrong credentials are a 401 whose URL does not say what is wrong', async () => {
    await addPerson(running.app, { email: 'google@example.pl', passwordHash: null })
    for (const [email, password] of [
      [EMAIL, 'a noisy evening'],
      ['nobody@example.pl', PASSWORD],
      ['nobody', PASSWORD],
      ['google@example.pl', PASSWORD],
    ]) {
      const { signIn, cookies } = visitor()
      const response = await signIn(email ?? '', password ?? '')
      assert.equal(response.statusCode, 401)
      assert.equal(new URL(response.json().url).searchParams.get('error'), 'CredentialsSignin')
      assert.equal(cookies.has(SESSION), false)
    }
    const { postForm, csrfToken } = visitor()
    const missing = await postForm('/api/auth/callback/credentials', { csrfToken: await csrfToken(), json: 'true' })
    assert.equal(missing.statusCode, 401)
  })

  test('without json it is a redirect to the same address', async () => {
    const { signIn } = visitor()
    const right = await signIn(EMAIL, PASSWORD, { json: '', callbackUrl: '/en/programs' })
    assert.deepEqual([right.statusCode, right.headers.location], [302, `${ORIGIN}/en/programs`])
    const wrong = await visitor().signIn(EMAIL, 'a noisy evening', { json: '' })
    assert.equal(wrong.statusCode, 302)
    assert.match(String(wrong.headers.location), /\/api\/auth\/error\?error=CredentialsSignin/)
  })

  test('callbackUrl does not lead to another origin', async () => {
    for (const callbackUrl of ['//evil.example', 'https://evil.example', 'javascript:alert(1)']) {
      assert.equal((await visitor().signIn('else@example.pl', 'x', { callbackUrl })).json().url.includes('evil'), false)
    }
    const { signOut } = visitor()
    assert.equal((await signOut('//evil.example')).json().url, `${ORIGIN}/`)
  })

  test('signing out empties the cache of the browser, which has parts of films', async () => {
    assert.equal((await visitor().signOut('/')).headers['clear-site-data'], '"cache"')
  })

  test('session fixation fails: a planted cookie never becomes a session, and a replaced session has ended', async () => {
    const one = visitor()
    one.cookies.set(SESSION, 'A'.repeat(43))
    assert.deepEqual(await one.session(), {})
    assert.equal(one.cookies.has(SESSION), false)
    one.cookies.set(SESSION, 'A'.repeat(43))
    await one.signIn('sara@example.pl', 'x')
    await addPerson(running.app, { email: 'sara@example.pl' })
    await one.signIn('sara@example.pl', PASSWORD)
    const first = one.cookies.get(SESSION) ?? ''
    assert.notEqual(first, 'A'.repeat(43))
    await one.signIn('sara@example.pl', PASSWORD)
    assert.notEqual(one.cookies.get(SESSION), first)
    const thief = visitor()
    thief.cookies.set(SESSION, first)
    assert.deepEqual(await thief.session(), {})
    assert.equal((await one.session()).user.email, 'sara@example.pl')
  })

  test('forms without the CSRF token or from other sites change nothing', async () => {
    await addPerson(running.app, { email: 'form@example.pl' })
    const { signIn, postForm, session, cookies } = visitor()
    const fields = { email: 'form@example.pl', password: PASSWORD, json: 'true' }
    for (const csrfToken of ['', 'x', `${'A'.repeat(43)}`]) {
      const { url } = (await signIn(fields.email, PASSWORD, { csrfToken })).json()
      assert.equal(url, `${ORIGIN}/api/auth/signin?csrf=true&error=auth.csrf`)
    }
    cookies.set('kinora.csrf', `${'A'.repeat(43)}|${'B'.repeat(43)}`)
    assert.match(
      (await postForm('/api/auth/callback/credentials', { ...fields, csrfToken: 'A'.repeat(43) })).json().url,
      /csrf/,
    )
    assert.deepEqual(await session(), {})
    for (const from of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': '', origin: 'https://evil.example' },
    ]) {
      const response = await postForm('/api/auth/signout', { json: 'true' }, from as Record<string, string>)
      assert.deepEqual([response.statusCode, response.json().code], [403, 'auth.crossSite'])
    }
  })

  test('five wrong passwords a minute for an account, a hundred for an address, then a 429 that the client can read', async () => {
    const attack = async (from: () => ReturnType<typeof browser>, tries: number, email: (number: number) => string) => {
      const statuses: Record<number, number> = {}
      for (let number = 0; number < tries; number++) {
        const response = await from().signIn(email(number), 'a noisy evening')
        statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1
        if (response.statusCode !== 429) continue
        assert.ok(Number(response.headers['retry-after']) > 0)
        assert.equal(new URL(response.json().url).searchParams.get('error'), 'auth.tooManyAttempts')
      }
      return statuses
    }
    assert.deepEqual(await attack(visitor, 8, () => 'target@example.pl'), { 401: 5, 429: 3 })
    const one = visitor()
    assert.deepEqual(
      await attack(
        () => one,
        103,
        (number) => `nobody${number}@example.pl`,
      ),
      { 401: 100, 429: 3 },
    )
  })

  test('an unknown provider leads to sign-in, one that is not set up to the error page', async () => {
    const { postForm, csrfToken } = visitor()
    const start = async (provider: string) =>
      (
        await postForm(`/api/auth/signin/${provider}`, {
          csrfToken: await csrfToken(),
          callbackUrl: '/programs',
          json: 'true',
        })
      ).json().url
    assert.match(await start('nothing'), /\/api\/auth\/signin\?callbackUrl=/)
    assert.match(await start('google'), /\/api\/auth\/error\?error=Configuration/)
    assert.match(await start('credentials'), /\/api\/auth\/signin\?callbackUrl=/)
  })
})
