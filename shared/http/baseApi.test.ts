import { api, server } from '@kinora/testing'
import { http, HttpResponse } from 'msw'
import { asPage, baseApi, makeStore, onSuccess } from './index.ts'

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testReadAnswer: build.query<unknown, void>({ query: () => '/answer' }),
    testReadPage: build.query<unknown, void>({ query: () => '/answer', extraOptions: asPage }),
  }),
})

/** What the store has of this answer, read alone and as a page. */
async function read(answer: object | null) {
  server.use(http.get(api('/answer'), () => HttpResponse.json(answer)))
  const { dispatch } = makeStore({ apiBase: api(''), locale: 'pl' })
  const { data: alone } = await dispatch(testApi.endpoints.testReadAnswer.initiate())
  const { data: page } = await dispatch(testApi.endpoints.testReadPage.initiate())
  return { alone, page }
}

test('the data is taken out of an answer; a page keeps what stands beside it', async () => {
  const answer = { data: [1, 2], meta: { pagination: { total: 7 } } }
  expect(await read(answer)).toEqual({ alone: [1, 2], page: answer })
  expect((await read({ data: null })).alone).toBeNull()
})

test('an answer that is not wrapped stays as it is', async () => {
  expect((await read({ jwt: 'a' })).alone).toEqual({ jwt: 'a' })
  expect((await read(null)).alone).toBeNull()
})

test('a call that failed has changed nothing', () => {
  const invalidates = onSuccess('plan', 'messages')
  expect(invalidates('an answer', undefined)).toEqual(['plan', 'messages'])
  expect(invalidates(undefined, { status: 500 })).toEqual([])
})
