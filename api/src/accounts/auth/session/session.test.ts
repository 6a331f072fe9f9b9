import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { browser } from '../../../../testing/browser.ts'
import { onOneDatabase } from '../../../../testing/database/databases.ts'
import { addPerson, PASSWORD } from '../../../../testing/people.ts'
import { ORIGIN, startApp, stopApp, useApp } from '../../../../testing/startApp.ts'

const SESSION = 'kinora.session'

onOneDatabase((create) => {
  const running = useApp(create)
  let people = 0
  let email = ''
  let userId = 0
  const visitor = () => browser(running.app, `198.51.100.${people}`)
  beforeEach(async () => {
    email = `anna${++people}@example.pl`
    userId = await addPerson(running.app, { email })
  })
  const signedIn = async () => {
    const one = visitor()
    await one.signIn(email, PASSWORD)
    return one
  }

  test('reading a session prolongs it, and its cookie, at most every ten minutes', async () => {
    const { get, session, cookies } = await signedIn()
    assert.equal((await get('/api/auth/session')).cookies.length, 0)
    await running.app.db.rows(
      `update sessions set expires_at = now() + interval '3 days', last_used_at = now() - interval '11 minutes'
       where user_id = $userId`,
      { userId },
    )
    const response = await get('/api/auth/session')
    assert.equal(response.cookies.find(({ name }) => name === SESSION)?.value, cookies.get(SESSION))
    assert.ok(Date.parse((await session()).expires) > Date.now() + 29.9 * 86_400_000)
  })

  test('an expired session does not count, and empties the browser’s cache', async () => {
    const { get, session } = await signedIn()
    await running.app.db.rows("update sessions set expires_at = now() - interval '1 second' where user_id = $userId", {
      userId,
    })
    assert.equal((await get('/api/auth/session')).headers['clear-site-data'], '"cache"')
    assert.deepEqual(await session(), {})
    assert.equal((await get('/api/auth/session')).headers['clear-site-data'], undefined)
  })

  test('signing out ends the session on the server, and its access token', async () => {
    const one = await signedIn()
    const [token, { jwt }] = [one.cookies.get(SESSION) ?? '', await one.session()]
    const callbackUrl = `${ORIGIN}/en/auth/sign-in`
    assert.deepEqual((await one.signOut(callbackUrl)).json(), { url: callbackUrl })
    assert.equal(one.cookies.has(SESSION), false)
    one.cookies.set(SESSION, token)
    assert.deepEqual(await one.session(), {})
    const { rows } = running.app.db
    assert.equal((await rows('select id from sessions where user_id = $userId', { userId })).length, 0)
    assert.equal((await running.app.accessTokens.verify(jwt)) !== undefined, true, 'the token itself has not expired')
  })

  test('all sessions of an account can be ended, or all but one', async () => {
    const [one, other] = [await signedIn(), await signedIn()]
    const current = await running.app.accessTokens.verify((await one.session()).jwt)
    await running.app.sessions.endAll(userId, { except: current?.sessionId })
    assert.equal((await one.session()).id, userId)
    assert.deepEqual(await other.session(), {})
  })

  test('updating the session needs the CSRF token, and changes only the name', async () => {
    const { postJson, csrfToken } = await signedIn()
    const token = await csrfToken()
    const update = (data?: object, csrf = token) => postJson('/api/auth/session', { csrfToken: csrf, data })
    assert.equal((await update({ firstName: 'Ewa' })).json().user.name, 'Ewa Zielińska')
    assert.equal((await update()).json().userData.firstName, 'Ewa')
    for (const data of [{ role: 'specialist' }, { email: 'eva@example.pl' }, { firstName: '' }, { firstName: ' ' }]) {
      assert.equal((await update(data)).statusCode, 400, JSON.stringify(data))
    }
    assert.deepEqual([(await update({}, 'x')).statusCode, (await update({}, 'x')).json().code], [400, 'auth.csrf'])
    const stranger = visitor()
    assert.equal(
      (await stranger.postJson('/api/auth/session', { csrfToken: await stranger.csrfToken() })).statusCode,
      401,
    )
  })

  test('the session cookie counts only under /api/auth, and not with an invalid bearer token', async () => {
    const { get, postJson, csrfToken } = await signedIn()
    assert.equal((await get('/api/trinings/getVideoURL/5')).statusCode, 401)
    const csrf = await csrfToken()
    const response = await postJson('/api/auth/session', { csrfToken: csrf }, { authorization: 'Bearer a.b.c' })
    assert.equal(response.statusCode, 401)
  })

  test("sign-in and error addresses redirect to pages, in the caller's language", async () => {
    const { get } = visitor()
    const leads = async (url: string, headers = {}) =>
      String((await get(url, headers)).headers.location).replace(ORIGIN, '')
    assert.equal(await leads('/api/auth/signin'), '/auth/sign-in')
    assert.equal(
      await leads('/api/auth/signin?callbackUrl=%2Fen%2Fprofile'),
      '/en/auth/sign-in?callbackUrl=%2Fen%2Fprofile',
    )
    assert.equal(await leads('/api/auth/signin?callbackUrl=%2F%2Fevil.example'), '/auth/sign-in?callbackUrl=%2F')
    assert.equal(
      await leads('/api/auth/error?error=CredentialsSignin', { referer: `${ORIGIN}/en/programs` }),
      '/en/auth/sign-in?error=CredentialsSignin',
    )
    assert.equal(await leads('/api/auth/error?error=Configuration'), '/auth/error?error=Configuration')
    assert.equal(
      await leads('/api/auth/error?error=%3Cscript%3E', { referer: 'https://evil.example/en' }),
      '/auth/error?error=Default',
    )
    assert.equal(await leads('/api/auth/error'), '/auth/error')
  })

  test('browsers can log errors, with limits of size and rate', async () => {
    const { postForm, postJson } = visitor()
    const noted = await postForm('/api/auth/_log', {
      level: 'error',
      code: 'CLIENT_FETCH_ERROR',
      url: '/api/auth/session',
      message: 'x',
    })
    assert.deepEqual([noted.statusCode, noted.json()], [200, {}])
    assert.equal((await postForm('/api/auth/_log', { level: 'error', code: 'a b' })).statusCode, 400)
    assert.equal(
      (await postJson('/api/auth/_log', { level: 'error', code: 'X', more: 'x'.repeat(9_000) })).statusCode,
      413,
    )
    const statuses = new Set<number>()
    for (let number = 0; number < 30; number++)
      statuses.add((await postForm('/api/auth/_log', { level: 'warn', code: 'X' })).statusCode)
    assert.deepEqual([...statuses], [200, 429])
  })

  test('behind TLS cookies have the __Host- prefix', async () => {
    const database = await create()
    const origin = 'https://kinora.example'
    const app = await startApp(database, running.content, { origin })
    try {
      await addPerson(app, { email })
      const { signIn, cookies, session } = browser(app, '192.0.2.1', origin)
      const signedIn = await signIn(email, PASSWORD)
      assert.ok(signedIn.cookies.length > 0 && signedIn.cookies.every(({ secure }) => secure))
      assert.deepEqual(
        [...cookies.keys()].sort(),
        ['csrf', 'knownDevice', 'session'].map((name) => `__Host-kinora.${name}`),
      )
      assert.equal((await session()).user.email, email)
    } finally {
      await stopApp(app)
      await database.drop()
    }
  })
})
