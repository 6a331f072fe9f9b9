import { api, server } from '@kinora/testing'
import { http, HttpResponse } from 'msw'
import { baseApi, makeStore, read, readPage, write } from './index.ts'

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testReadPlans: read(build, 'GET /subscriptions', { select: (plans) => plans.map(({ name }) => name) }),
    testReadAccessPage: readPage(build, 'GET /user/me/access', {
      request: (page: number) => ({ params: { 'pagination[page]': page } }),
    }),
    testSendMessage: write(build, 'POST /contact'),
  }),
})

test('a declared call is sent to its address, and its answer is unwrapped, whole or made into something else', async () => {
  const calls: string[] = []
  const answer = { data: [{ name: 'Kwartał' }], meta: { pagination: { total: 1 } } }
  server.use(
    http.all(api('/*'), async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      const body = await request.text()
      calls.push([request.method, pathname, searchParams.get('pagination[page]'), body].filter(Boolean).join(' '))
      return request.method === 'GET' ? HttpResponse.json(answer) : new HttpResponse(null, { status: 204 })
    }),
  )
  const { dispatch } = makeStore({ apiBase: api(''), locale: 'pl' })
  const { testReadPlans, testReadAccessPage, testSendMessage } = testApi.endpoints

  expect((await dispatch(testReadPlans.initiate())).data).toEqual(['Kwartał'])
  expect((await dispatch(testReadAccessPage.initiate(2))).data).toEqual(answer)
  await dispatch(testSendMessage.initiate({ name: 'Anna' } as never))
  const base = new URL(api('')).pathname.replace(/\/$/, '')
  expect(calls).toEqual([
    `GET ${base}/subscriptions`,
    `GET ${base}/user/me/access 2`,
    `POST ${base}/contact {"name":"Anna"}`,
  ])
})
