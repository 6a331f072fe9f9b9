import { api, server } from '@kinora/testing'
import { http, HttpResponse } from 'msw'
import { baseApi, makeStore } from './index.ts'

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testReadBusy: build.query<string, void>({ query: () => '/busy' }),
    testWriteBusy: build.mutation<string, void>({ query: () => ({ url: '/busy', method: 'POST' }) }),
  }),
})

/** An API that refuses the first calls with this code. */
function open(code: string, refusals: number) {
  const state = { calls: 0 }
  const answer = () =>
    ++state.calls > refusals ? HttpResponse.json('here') : HttpResponse.json({ code }, { status: 503 })
  server.use(http.get(api('/busy'), answer), http.post(api('/busy'), answer))
  const store = makeStore({ apiBase: api(''), locale: 'pl' })
  return {
    state,
    read: () => store.dispatch(testApi.endpoints.testReadBusy.initiate()),
    write: () => store.dispatch(testApi.endpoints.testWriteBusy.initiate()),
  }
}

test('what a busy API refuses is sent again, reads and writes', async () => {
  const { state, read, write } = open('server.busy', 2)

  expect((await read()).data).toBe('here')
  expect(state.calls).toBe(3)
  state.calls = 0
  expect((await write()).data).toBe('here')
  expect(state.calls).toBe(3)
})

test('after the third refusal a call has failed', async () => {
  const { state, read } = open('server.busy', 3)

  expect((await read()).error).toMatchObject({ status: 503 })
  expect(state.calls).toBe(3)
})

test('a call that is refused for another reason is sent once', async () => {
  const { state, read, write } = open('server.unavailable', 2)

  expect((await read()).error).toMatchObject({ status: 503 })
  expect((await write()).error).toMatchObject({ status: 503 })
  expect(state.calls).toBe(2)
})
