import { api, fakeAuth, fakeSession, server } from '@kinora/testing'
import { currentEpoch, sessionClient } from '@kinora/session'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { baseApi, makeStore } from './index.ts'

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testReadThing: build.query<{ by: string }, string>({ query: (url) => url }),
    testWriteThing: build.mutation<{ by: string }, string>({
      query: (text) => ({ url: '/things', method: 'POST', body: { text } }),
    }),
  }),
})

type Options = { session?: ReturnType<typeof fakeSession> | null; valid?: string }

/** An API that accepts only one token; `auth` is the session that issues tokens. */
function open({ session = fakeSession(), valid = 'token-1' }: Options = {}) {
  const auth = fakeAuth(session)
  const bearers: (string | null)[] = []
  const state = { auth, bearers, valid }
  const answer = ({ request }: { request: Request }) => {
    const bearer = request.headers.get('authorization')
    bearers.push(bearer)
    if (bearer !== `Bearer ${state.valid}`) return HttpResponse.json({ code: 'auth.required' }, { status: 401 })
    return HttpResponse.json({ by: bearer })
  }
  server.use(...auth.handlers, http.get(api('/things/:id'), answer), http.post(api('/things'), answer))
  return { ...state, state, begin, ...begin() }
}

/** The calls of a session epoch. */
function begin() {
  const store = makeStore({ apiBase: api(''), locale: 'pl', credentials: sessionClient.credentials() })
  return {
    read: (url: string) => store.dispatch(testApi.endpoints.testReadThing.initiate(url)),
    write: () => store.dispatch(testApi.endpoints.testWriteThing.initiate('słowo')),
  }
}

test('a call waits while the session is being read, and sends its token', async () => {
  const { read, bearers } = open()
  void sessionClient.follow()

  expect((await read('/things/1')).data).toEqual({ by: 'Bearer token-1' })
  expect(bearers).toEqual(['Bearer token-1'])
})

test('an expired token is renewed once for all concurrent calls, and reads and writes are sent again', async () => {
  const { state, auth, bearers, read, write } = open()
  await sessionClient.follow()
  state.valid = 'token-2'
  const answers = await Promise.all([read('/things/1'), read('/things/2'), write()])

  expect(answers.map(({ data }) => data)).toEqual(Array(3).fill({ by: 'Bearer token-2' }))
  expect(bearers.filter((bearer) => bearer === 'Bearer token-1')).toHaveLength(3)
  expect(auth.tokens).toBe(2)
})

test('a call that is refused with the renewed token too is not sent a third time', async () => {
  const { bearers, read } = open({ valid: 'none' })
  await sessionClient.follow()

  expect((await read('/things/1')).error).toMatchObject({ status: 401, data: { code: 'auth.required' } })
  expect(bearers).toEqual(['Bearer token-1', 'Bearer token-2'])
})

test('when the session has ended, its calls are not answered, and later ones do not read the session again', async () => {
  const { state, auth, bearers, read, begin } = open()
  await sessionClient.follow()
  state.valid = 'none'
  auth.session = null
  const answered = jest.fn()
  void read('/things/1').then(answered)
  await waitFor(() => expect(currentEpoch()).toBe(1))

  expect((await begin().read('/things/2')).error).toMatchObject({ status: 401 })
  expect(answered).not.toHaveBeenCalled()
  expect(bearers).toEqual(['Bearer token-1', null])
  expect(auth.calls).toEqual(['GET session', 'GET session'])
})

test('a visitor’s call has no token, and its refusal does not read the session', async () => {
  const { auth, bearers, read } = open({ session: null })
  await sessionClient.follow()
  await read('/things/1')

  expect(bearers).toEqual([null])
  expect(auth.calls).toEqual(['GET session'])
})

test('calls of test mode say so, and those before and after it do not', async () => {
  const { read, auth } = open({ session: fakeSession({ isSpecialist: true }) })
  const headers: (string | null)[] = []
  server.use(
    http.get(api('/things/:id'), ({ request }) => {
      headers.push(request.headers.get('kinora-test-mode'))
      return HttpResponse.json({ by: 'x' })
    }),
  )
  await sessionClient.follow()
  await read('/things/1')
  sessionClient.setTestMode(true)
  const { read: readTested } = open({ session: auth.session })
  server.use(
    http.get(api('/things/:id'), ({ request }) => {
      headers.push(request.headers.get('kinora-test-mode'))
      return HttpResponse.json({ by: 'x' })
    }),
  )
  await readTested('/things/2')

  expect(headers).toEqual([null, '1'])
})

test('the token is not sent to other origins', async () => {
  const { read } = open()
  const bearers: (string | null)[] = []
  server.use(
    http.get(
      'https://elsewhere.test/things',
      ({ request }) => (bearers.push(request.headers.get('authorization')), HttpResponse.json({ by: 'x' })),
    ),
  )
  await sessionClient.follow()
  await read('https://elsewhere.test/things')

  expect(bearers).toEqual([null])
})
