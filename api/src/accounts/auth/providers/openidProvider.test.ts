import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { FastifyReply } from 'fastify'
import { onOneDatabase } from '../../../../testing/database/databases.ts'
import { useGoogle } from '../../../../testing/accounts/googleVisitors.ts'
import { addPerson } from '../../../../testing/people.ts'
import { ORIGIN } from '../../../../testing/startApp.ts'
import { unseal } from '../../../identity/sessions/seal.ts'
import { pendingSignIns } from '../../../identity/sessions/pendingSignIns.ts'

const PENDING = 'kinora.pendingSignIn'

onOneDatabase((create) => {
  const { running, google, visitor, start, comeBack, signIn } = useGoogle(create)
  before(async () => {
    await addPerson(running.app, { email: 'linked@example.pl', passwordHash: null })
  })

  test('discovery of an unreachable provider is retried once, and again by the next sign-in', async () => {
    let calls = 0
    google.spoil = (context) => {
      if (context.path !== '/.well-known/openid-configuration') return
      calls += 1
      context.status = 500
    }
    const url = new URL(await start(visitor()))
    assert.deepEqual([url.pathname, url.searchParams.get('error')], ['/api/auth/error', 'OAuthSignin'])
    assert.equal(calls, 2)
    google.spoil = () => {}
    assert.equal(await signIn(visitor()), `${ORIGIN}/en/programs`)
  })

  test('the authorization URL has PKCE, state and nonce, which are kept in a cookie of this browser', async () => {
    const one = visitor()
    const { searchParams } = new URL(await start(one))
    assert.equal(searchParams.get('code_challenge_method'), 'S256')
    assert.equal(searchParams.get('prompt'), 'select_account')
    assert.equal(searchParams.get('redirect_uri'), `${ORIGIN}/api/auth/callback/google`)
    for (const name of ['state', 'nonce', 'code_challenge'])
      assert.ok((searchParams.get(name)?.length ?? 0) >= 43, name)
    const response = await one.postForm('/api/auth/signin/google', { csrfToken: await one.csrfToken(), json: 'true' })
    const cookie = response.cookies.find(({ name }) => name === PENDING)
    assert.deepEqual([cookie?.httpOnly, cookie?.sameSite, cookie?.maxAge], [true, 'Lax', 900])
    assert.equal(
      await start({ ...one, csrfToken: async () => 'wrong' }),
      `${ORIGIN}/api/auth/signin?csrf=true&error=auth.csrf`,
    )
  })

  test('clients can set only the allowed authorization parameters', async () => {
    const { postForm, csrfToken } = visitor()
    const query = new URLSearchParams({
      prompt: 'login',
      login_hint: 'anna@example.pl',
      redirect_uri: 'https://evil.example',
      scope: 'x',
      state: 'x',
    })
    const { url } = (
      await postForm(`/api/auth/signin/google?${query}`, { csrfToken: await csrfToken(), json: 'true' })
    ).json()
    const { searchParams } = new URL(url)
    assert.deepEqual([searchParams.get('prompt'), searchParams.get('login_hint')], ['login', 'anna@example.pl'])
    assert.deepEqual(
      ['redirect_uri', 'scope'].map((name) => searchParams.get(name)),
      [`${ORIGIN}/api/auth/callback/google`, 'openid email'],
    )
    assert.notEqual(searchParams.get('state'), 'x')
  })

  test("another state, nonce or challenge than this browser's own is refused", async () => {
    for (const name of ['state', 'nonce', 'code_challenge']) {
      const [who, url] = [visitor(), new URL(await start(visitor()))]
      const ownUrl = new URL(await start(who))
      ownUrl.searchParams.set(name, url.searchParams.get(name) ?? '')
      assert.equal(await comeBack(who, await google.visit(ownUrl.href)), 'OAuthCallback', name)
      assert.deepEqual(await who.session(), {})
    }
  })

  test('another browser, and a code that is used twice, are refused', async () => {
    const who = visitor()
    const address = await google.visit(await start(who))
    const cookie = who.cookies.get(PENDING) ?? ''
    for (const planted of [undefined, 'A'.repeat(100), '']) {
      const other = visitor()
      if (planted !== undefined) other.cookies.set(PENDING, planted)
      assert.equal(await comeBack(other, address), 'OAuthCallback')
    }
    assert.equal(await comeBack(who, address), `${ORIGIN}/en/programs`)
    assert.equal(who.cookies.has(PENDING), false)
    assert.equal(await comeBack(who, address), 'OAuthCallback')
    const thief = visitor()
    thief.cookies.set(PENDING, cookie)
    assert.equal(await comeBack(thief, address), 'OAuthCallback')
    assert.deepEqual(await thief.session(), {})
  })

  test('a sign-in that began at another provider, or has expired, is refused', async () => {
    const { app } = running
    const resealed = async (provider: string, change: object) => {
      const who = visitor()
      const address = await google.visit(await start(who))
      const pending = JSON.parse(
        unseal(app.config.authSecrets, 'sign-in with google', who.cookies.get(PENDING) ?? '') ?? '',
      )
      const reply = {
        setCookie: (name: string, value: string) => who.cookies.set(name, value),
      } as unknown as FastifyReply
      pendingSignIns(app, provider).keep(reply, { ...pending, ...change })
      return comeBack(who, address)
    }
    assert.equal(await resealed('google', {}), `${ORIGIN}/en/programs`)
    assert.equal(await resealed('other', {}), 'OAuthCallback')
    assert.equal(await resealed('google', { endsAt: Date.now() - 1 }), 'OAuthCallback')
  })

  test('a provider that fails, or whose ID token is invalid, signs nobody in', async () => {
    const unsigned = (token: string) => {
      const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
      return `${header}.${token.split('.')[1]}.`
    }
    const spoiled: Record<string, (body: Record<string, string>) => object> = {
      'no algorithm': (body) => ({ ...body, id_token: unsigned(body.id_token ?? '') }),
      'another signature': (body) => ({ ...body, id_token: `${body.id_token?.slice(0, -8)}AAAAAAAA` }),
      'no ID token': ({ id_token: _left, ...body }) => body,
    }
    for (const [name, change] of Object.entries(spoiled)) {
      google.spoil = (context) => {
        if (context.path === '/token') context.body = change(context.body as Record<string, string>)
      }
      const who = visitor()
      assert.equal(await signIn(who), 'OAuthCallback', name)
      assert.deepEqual(await who.session(), {})
    }
    google.spoil = (context) => {
      if (context.path === '/token') context.status = 500
    }
    assert.equal(await signIn(visitor()), 'OAuthCallback')
  })

  test('cancelling at the provider leads back to the sign-in page', async () => {
    const who = visitor()
    const state = new URL(await start(who)).searchParams.get('state') ?? ''
    const refusal = new URLSearchParams({ error: 'access_denied', state, iss: google.issuer })
    assert.equal(await comeBack(who, `${ORIGIN}/api/auth/callback/google?${refusal}`), 'Callback')
  })

  test('callbacks are rate-limited', async () => {
    const who = visitor()
    const ends = new Set<string | null>()
    for (let tries = 0; tries <= 120; tries++)
      ends.add(await (await start(who), comeBack(who, `${ORIGIN}/api/auth/callback/google?code=x`)))
    assert.deepEqual([...ends], ['OAuthCallback', 'auth.tooManyAttempts'])
  })

  test('the owner is told when their account is linked, once', async () => {
    const email = 'told@example.pl'
    const userId = await addPerson(running.app, { email, passwordHash: null })
    google.person = { sub: 'told', email, email_verified: true }
    for (let time = 0; time < 2; time++) assert.equal(await signIn(visitor()), `${ORIGIN}/en/programs`)
    assert.equal((await running.mailbox.next(email)).subject, 'Google Sign-In is linked')
    const events = await running.app.db.rows<{ kind: string }>(
      'select kind from security_events where user_id = $userId order by id',
      { userId },
    )
    assert.deepEqual(
      events.map(({ kind }) => kind),
      ['providerLinked', 'signIn', 'signIn'],
    )
  })
})
