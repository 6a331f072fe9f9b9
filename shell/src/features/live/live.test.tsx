import { subscribe } from '@kinora/events'
import { baseApi } from '@kinora/http'
import { OLD_BY_HEADER } from '@kinora/limits'
import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, server } from '@kinora/testing'
import { PageHead } from '@kinora/ui'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderFrame } from '../../page.fake.tsx'
import { fakeStream } from './stream.fake.ts'

const { useTestReadPlanQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testReadPlan: build.query<string, void>({ query: () => '/plan' }),
  }),
})
function Plan() {
  const { currentData } = useTestReadPlanQuery()
  return (
    <>
      <PageHead title="Plan" description="Plan" path="/plan" />
      <h1>Plan: {currentData}</h1>
    </>
  )
}

const pages = [{ path: '*', element: <Plan /> }]
const remotes = [{ name: 'mfe-profile', version: '1', routes: [{ id: 'path', path: 'profile/my-path' }] }]

/** Anna has `unread` messages, and her plan has a version. */
async function open({ locale = 'pl' }: { locale?: 'pl' | 'en' } = {}) {
  const auth = fakeAuth(fakeSession())
  const stream = fakeStream()
  const now = { unread: 2, plan: 1 }
  const requests: string[] = []
  server.use(
    ...auth.handlers,
    http.get(api('/message/unread'), () => {
      requests.push('unread')
      return HttpResponse.json({ data: { unread: now.unread } }, oldBy('message.sent, message.read'))
    }),
    http.get(api('/plan'), () => {
      requests.push('plan')
      return HttpResponse.json(`wersja ${now.plan}`, oldBy('path.changed'))
    }),
  )
  const view = renderFrame(pages, { locale, route: '/plan', page: { remotes } })
  await act(() => sessionClient.follow())
  return { ...view, auth, now, requests, ...stream }
}
const oldBy = (kinds: string) => ({ headers: { [OLD_BY_HEADER]: kinds } })
const heading = (name: string) => screen.findByRole('heading', { name })

test.each([
  ['pl', 'Konto: Anna', /^Wiadomości ?, 2 nowe$/, '/profile/my-path?showMessages'],
  ['en', 'Account: Anna', /^Messages ?, 2 new$/, '/en/profile/my-path?showMessages'],
] as const)('unread messages are counted in the menu and in the title, in %s', async (locale, menu, link, href) => {
  const { user } = await open({ locale })
  await waitFor(() => expect(document.title).toBe('(2) Plan · Kinora'))
  await user.click(screen.getByRole('button', { name: menu }))

  expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', href)
})

test('with an event, what it changes is read again, and remotes hear of it', async () => {
  const { connections, now, requests } = await open()
  const listener = jest.fn()
  const stop = subscribe('path.changed', listener)
  await waitFor(() => expect(connections).toHaveLength(1))
  expect(await heading('Plan: wersja 1')).toBeVisible()
  connections[0]!.ready(10)
  await waitFor(() => expect(requests.filter((call) => call === 'plan')).toHaveLength(2))
  now.plan = 2
  connections[0]!.say(11, 'path.changed', { memberId: 7 })

  expect(await heading('Plan: wersja 2')).toBeVisible()
  expect(listener).toHaveBeenCalledWith({ memberId: 7 })
  now.unread = 0
  connections[0]!.say(12, 'message.read', { ids: [1], readAt: '2026-11-23T08:00:00Z' })
  await waitFor(() => expect(document.title).toBe('Plan · Kinora'))
  stop()
})

test('the next page reads nothing again if nothing has happened since', async () => {
  const first = await open()
  await waitFor(() => expect(first.connections).toHaveLength(1))
  first.connections[0]!.ready(10)
  await waitFor(() => expect(localStorage.getItem('kinora.own.events')).toBe('{"version":1,"id":10}'))
  first.unmount()
  const { connections, requests } = await open()
  await waitFor(() => expect(connections).toHaveLength(1))
  await waitFor(() => expect(requests.sort()).toEqual(['plan', 'unread']))
  connections[0]!.ready(10)
  connections[0]!.say(11, 'message.read', { ids: [1], readAt: '2026-11-23T08:00:00Z' })
  await waitFor(() => expect(requests.sort()).toEqual(['plan', 'unread', 'unread']))
})

test('the stream ends with the session, and a visitor has none', async () => {
  const { connections, auth } = await open()
  await waitFor(() => expect(connections).toHaveLength(1))
  connections[0]!.ready(10)
  await waitFor(() => expect(document.title).toBe('(2) Plan · Kinora'))
  auth.session = null
  act(() => sessionClient.forget())

  await waitFor(() => expect(connections[0]!.isOpen()).toBe(false))
  expect(document.title).toBe('Plan · Kinora')
  expect(connections).toHaveLength(1)
})
