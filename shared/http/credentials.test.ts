import { api, fakeAuth, fakeSession, server } from '@kinora/testing'
import { sessionClient } from '@kinora/session'
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

type Given = { session?: ReturnType<typeof fakeSession> | null; valid?: string }

/** An API that takes one token and no other; `auth` is the session that gives them. */
function open({ session = fakeSession(), valid = 'token-1' }: Given = {}) {
  const auth = fakeAuth(session)
  const seen: (string | null)[] = []
  const state = { auth, seen, valid }
  const answer = ({ request }: { request: Request }) => {
    const bearer = request.headers.get('authorization')
    seen.push(bearer)
    if (bearer !== `Bearer ${state.valid}`) return HttpResponse.json({ code: 'auth.required' }, { status: 401 })
    return HttpResponse.json({ by: bearer })
  }
  server.use(...auth.handlers, http.get(api('/things/:id'), answer), http.post(api('/things'), answer))
  const store = makeStore({ apiBase: api(''), locale: 'pl', credentials: sessionClient.credentials() })
  const read = (url: string) => store.dispatch(testApi.endpoints.testReadThing.initiate(url))
  const write = () => store.dispatch(testApi.endpoints.testWriteThing.initiate('słowo'))
  return { ...state, state, read, write }
}

test('a call waits for the session that is being read, and carries its token', async () => {
  const { read, seen } = open()
  void sessionClient.follow()

  expect((await read('/things/1')).data).toEqual({ by: 'Bearer token-1' })
  expect(seen).toEqual(['Bearer token-1'])
})

test('a token that has ended is renewed once for all who wait, and reads and writes are sent again', async () => {
  const { state, auth, seen, read, write } = open()
  await sessionClient.follow()
  state.valid = 'token-2'
  const answers = await Promise.all([read('/things/1'), read('/things/2'), write()])

  expect(answers.map(({ data }) => data)).toEqual(Array(3).fill({ by: 'Bearer token-2' }))
  expect(seen.filter((bearer) => bearer === 'Bearer token-1')).toHaveLength(3)
  expect(auth.tokens).toBe(2)
})

test('a call that is refused with the new token too stays refused', async () => {
  const { seen, read } = open({ valid: 'none' })
  await sessionClient.follow()

  expect((await read('/things/1')).error).toMatchObject({ status: 401, data: { code: 'auth.required' } })
  expect(seen).toEqual(['Bearer token-1', 'Bearer token-2'])
})

test('a session that is gone leaves a refusal, and asks no second time', async () => {
  const { state, auth, seen, read } = open()
  await sessionClient.follow()
  state.valid = 'none'
  auth.session = null
  expect((await read('/things/1')).error).toMatchObject({ status: 401 })
  expect((await read('/things/2')).error).toMatchObject({ status: 401 })

  expect(seen).toEqual(['Bearer token-1', null])
  expect(auth.calls).toEqual(['GET session', 'GET session'])
})

test('a visitor calls without a token, and a refusal reads no session', async () => {
  const { auth, seen, read } = open({ session: null })
  await sessionClient.follow()
  await read('/things/1')

  expect(seen).toEqual([null])
  expect(auth.calls).toEqual(['GET session'])
})

test('no token leaves for another place', async () => {
  const { read } = open()
  const seen: (string | null)[] = []
  server.use(
    http.get(
      'https://elsewhere.test/things',
      ({ request }) => (seen.push(request.headers.get('authorization')), HttpResponse.json({ by: 'x' })),
    ),
  )
  await sessionClient.follow()
  await read('https://elsewhere.test/things')

  expect(seen).toEqual([null])
})
