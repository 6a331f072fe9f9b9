import type { SecurityEvent } from '@kinora/contracts'
import { api, problem } from '@kinora/testing'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { words } from '../../../words.fake.ts'
import { openSettings } from '../openSettings.fake.tsx'

const event = (id: number, more: Partial<SecurityEvent> = {}): SecurityEvent => ({
  id,
  kind: 'signIn',
  outcome: 'done',
  detail: 'credentials',
  browser: 'Firefox',
  system: 'Windows',
  address: '192.0.2.7',
  createdAt: '2026-11-20T10:30:00.000Z',
  ...more,
})

const pageOf = (data: SecurityEvent[], page = 1, pageCount = 1) =>
  HttpResponse.json({ data, meta: { pagination: { page, pageSize: 10, pageCount, total: data.length } } })

/** Opens the account's settings; `answer` is that of a page of the events. */
const open = (answer: (page: number) => Response) =>
  openSettings('/profile/account', {
    handlers: [
      http.get(api('/user/me/security-events'), ({ request }) =>
        answer(Number(new URL(request.url).searchParams.get('pagination[page]'))),
      ),
    ],
  })
const list = async () => within(await screen.findByRole('list', { name: words('account.events.title') }))

test('what happened is said in words, with browser, address and time', async () => {
  const failed = event(2, { outcome: 'refused', browser: null, system: null, address: '203.0.113.9' })
  await open(() => pageOf([failed, event(1)]))

  const [above, below] = (await list()).getAllByRole('listitem')
  expect(above).toHaveTextContent(/^Nieudane logowanieNieznana przeglądarka, adres 203\.0\.113\.9/)
  expect(below).toHaveTextContent(/^ZalogowanoFirefox, Windows, adres 192\.0\.2\.720 listopada/)
})

test('older events are on further pages', async () => {
  const asked: number[] = []
  const { user } = await open((page) => {
    asked.push(page)
    return pageOf([event(page)], page, 2)
  })
  await list()
  await user.click(screen.getByRole('button', { name: words('log.older') }))

  expect(await screen.findByText(words('log.page', { page: '2', count: '2' }))).toBeVisible()
  expect(asked).toEqual([1, 2])
})

test('a list that cannot be read can be asked for again', async () => {
  let isDown = true
  const { user } = await open(() => (isDown ? problem(500, 'server.error') : pageOf([event(1)])))
  const section = within(await screen.findByRole('region', { name: words('account.events.title') }))
  const again = await section.findByRole('button')
  isDown = false
  await user.click(again)
  expect((await list()).getAllByRole('listitem')).toHaveLength(1)
})
