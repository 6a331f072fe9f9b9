import { api, fakeSession, openTab, server } from '@kinora/testing'
import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { sessionClient } from './index.ts'

const until = (status: string, now: () => { status: string }) => waitFor(() => expect(now().status).toBe(status))
const reads = ({ calls }: { calls: string[] }) => calls.filter((call) => call === 'GET session').length

test('signing in creates a session, returns the callback URL, and notifies other tabs', async () => {
  const { now, onEpochChange, events } = openTab()
  await until('unauthenticated', now)
  const credentials = { email: 'anna@kinora.test', password: 'dobre hasło', callbackUrl: '/en/programs' }
  const answer = await act(() => sessionClient.signIn(credentials))

  expect(answer).toEqual({ ok: true, url: 'http://localhost/en/programs' })
  expect(now()).toMatchObject({ status: 'authenticated', role: 'member' })
  // The visitor and the signed-in user are the same person, so the epoch goes on.
  expect(onEpochChange).not.toHaveBeenCalled()
  await waitFor(() => expect(events).toEqual(['changed']))
})

test('a wrong password, a rate limit and a lost connection return different codes', async () => {
  const { now } = openTab()
  await until('unauthenticated', now)
  const credentials = { email: 'anna@kinora.test', password: 'złe', callbackUrl: '/' }
  expect(await sessionClient.signIn(credentials)).toEqual({ ok: false, error: 'CredentialsSignin' })

  server.use(
    http.post(api('/auth/callback/credentials'), () =>
      HttpResponse.json({ code: 'auth.tooManyAttempts' }, { status: 429 }),
    ),
  )
  expect(await sessionClient.signIn(credentials)).toEqual({ ok: false, error: 'auth.tooManyAttempts' })

  server.use(http.post(api('/auth/callback/credentials'), () => HttpResponse.error()))
  expect(await sessionClient.signIn(credentials)).toEqual({ ok: false, error: 'unreachable' })
  expect(now().status).toBe('unauthenticated')
})

test('signing out ends the session and the epoch, and notifies other tabs', async () => {
  const { auth, now, onEpochChange, events } = openTab(fakeSession())
  await until('authenticated', now)
  await act(() => sessionClient.signOut())

  expect(now()).toMatchObject({ status: 'unauthenticated', role: null, session: null, ended: 'signedOut' })
  expect(auth.session).toBeNull()
  expect(await sessionClient.accessToken()).toBeUndefined()
  expect(onEpochChange).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(events).toEqual(['signedOut']))
})

test('a call waits for the session also while a refused read of it is repeated', async () => {
  const { now } = openTab(fakeSession(), {
    instead: [http.get(api('/auth/session'), () => new HttpResponse(null, { status: 503 }), { once: true })],
  })

  expect(await act(() => sessionClient.accessToken())).toMatch('token-')
  expect(now().status).toBe('authenticated')
})

test('when the server does not sign out, the user stays signed in', async () => {
  const { now } = openTab(fakeSession())
  await until('authenticated', now)
  server.use(http.post(api('/auth/signout'), () => new HttpResponse(null, { status: 503 })))

  await expect(sessionClient.signOut()).rejects.toThrow('signout answered 503')
  expect(now().status).toBe('authenticated')
})

test.each([
  ['channel', (message: object, tell: (message: object) => void) => tell(message)],
  [
    'storage',
    (message: object) =>
      void dispatchEvent(new StorageEvent('storage', { key: 'kinora.session', newValue: JSON.stringify(message) })),
  ],
])('a sign-out in another tab signs out this one, notified by %s', async (_way, say) => {
  const { auth, now, onEpochChange, tell } = openTab(fakeSession())
  await until('authenticated', now)
  act(() => say({ version: 1, event: 'signedOut', id: _way, at: Date.now() }, tell))

  await until('unauthenticated', now)
  expect(now().ended).toBe('signedOut')
  expect(onEpochChange).toHaveBeenCalledTimes(1)
  expect(reads(auth)).toBe(1)
})

test('after another tab’s sign-in the session is read once, though the event arrives twice', async () => {
  const { auth, now, events, tell } = openTab()
  await until('unauthenticated', now)
  auth.session = fakeSession()
  const message = { version: 1, event: 'changed', id: 'twice', at: Date.now() }
  dispatchEvent(new StorageEvent('storage', { key: 'kinora.session', newValue: JSON.stringify(message) }))
  tell(message)

  await until('authenticated', now)
  expect(reads(auth)).toBe(2)
  expect(events).toEqual([])
})

test('invalid or foreign values under our storage key are ignored', async () => {
  const { auth, now } = openTab()
  await until('unauthenticated', now)
  for (const newValue of ['{{{', '7', 'null', '{"version":2,"event":"changed"}', null]) {
    dispatchEvent(new StorageEvent('storage', { key: 'kinora.session', newValue }))
  }

  expect(reads(auth)).toBe(1)
})

test('a response that arrives after signing out is ignored', async () => {
  const { now } = openTab(fakeSession())
  await until('authenticated', now)
  let answer: (() => void) | undefined
  server.use(
    http.get(api('/auth/session'), async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return HttpResponse.json(fakeSession())
    }),
  )
  const looking = sessionClient.check()
  await waitFor(() => expect(answer).toBeDefined())
  await act(() => sessionClient.signOut())
  answer?.()
  await act(() => looking)

  expect(now().status).toBe('unauthenticated')
})

test('an updated name is in the session at once, and other tabs are notified', async () => {
  const { now, events } = openTab(fakeSession())
  await until('authenticated', now)
  await act(() => sessionClient.update({ firstName: 'Ania' }))

  expect(now().session?.userData.firstName).toBe('Ania')
  await waitFor(() => expect(events).toEqual(['changed']))
})

test('sign-in with another provider starts at its page; an unknown or unreachable one leads to our pages', async () => {
  const { now } = openTab()
  await until('unauthenticated', now)
  server.use(
    http.get(api('/auth/providers'), () => HttpResponse.json({ google: { id: 'google' } })),
    http.post(api('/auth/signin/google'), () => HttpResponse.json({ url: 'https://accounts.example/' })),
  )
  expect(await sessionClient.startSignIn('google', '/')).toBe('https://accounts.example/')
  expect(await sessionClient.startSignIn('other', '/x')).toBe('/api/auth/signin?callbackUrl=%2Fx')

  server.use(http.get(api('/auth/providers'), () => HttpResponse.error()))
  expect(await sessionClient.startSignIn('google', '/')).toBe('/api/auth/error')
})
