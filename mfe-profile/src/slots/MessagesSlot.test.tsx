import type { Message } from '@kinora/contracts'
import { publish } from '@kinora/events'
import { baseApi } from '@kinora/http'
import { api, problem, server } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { ANNA, fakeMessage } from '../features/messages/messages.fake.ts'
import { entryWith, many, observed, openMessages } from './openMessages.fake.tsx'
import { containing, words } from '../words.fake.ts'

afterEach(() => void jest.useRealTimers())

/** Scrolls so that this share of every unread message is visible. */
const showUnread = (intersectionRatio: number) =>
  observed.forEach(({ callback, targets }) =>
    callback(
      targets.map((target) => ({ target, intersectionRatio, intersectionRect: { height: 1 } }) as never),
      null as never,
    ),
  )
const texts = (place: HTMLElement = document.body) =>
  within(place)
    .queryAllByText(/^wiadomość \d+$/)
    .map((element) => element.textContent)

test('the panel shows the latest five, when to expect an answer, and whom to call', async () => {
  await openMessages(many(7))
  expect(await screen.findByText('wiadomość 7')).toBeVisible()

  expect(texts()).toEqual([3, 4, 5, 6, 7].map((id) => `wiadomość ${id}`))
  expect(screen.getByRole('heading', { name: 'Środa, 18 listopada' })).toBeVisible()
  expect(screen.getByText(words('messages.with', { name: 'Ewa Lis' }))).toBeVisible()
  expect(screen.getByText(/poniedziałek–środa 9:00–15:00, piątek 9:00–15:00/)).toBeVisible()
  expect(screen.getByText(/^Zwykle odpowiada w\sciągu 5 godzin/)).toBeVisible()
  expect(screen.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
})

test('who answers sees the newest, wherever the latest were scrolled', async () => {
  const { user } = await openMessages(many(7))
  await screen.findByText('wiadomość 7')
  const latest = screen.getByRole('group', { name: words('messages.latest') })
  Object.defineProperty(latest, 'scrollHeight', { value: 900 })
  latest.scrollTop = 0
  await user.click(screen.getByRole('textbox', { name: words('messages.field') }))
  expect(latest.scrollTop).toBe(900)
})

test('older messages are offered only where there are some', async () => {
  await openMessages(many(5))
  expect(await screen.findByText('wiadomość 5')).toBeVisible()

  expect(screen.queryByRole('button', { name: words('messages.older') })).not.toBeInTheDocument()
})

test('the dialog reads twenty at a time until there are no older ones', async () => {
  const { user, fake } = await openMessages(many(45))
  await screen.findByText('wiadomość 45')
  await user.click(screen.getByRole('button', { name: words('messages.older') }))
  const dialog = await screen.findByRole('dialog', { name: words('messages.with', { name: 'Ewa Lis' }) })
  await waitFor(() => expect(texts(dialog)).toHaveLength(20))
  await user.click(within(dialog).getByRole('button', { name: words('messages.older') }))
  await waitFor(() => expect(texts(dialog)).toHaveLength(40))
  await user.click(within(dialog).getByRole('button', { name: words('messages.older') }))
  await waitFor(() => expect(texts(dialog)).toHaveLength(45))

  expect(within(dialog).queryByRole('button', { name: words('messages.older') })).not.toBeInTheDocument()
  expect(fake.requests).toEqual(['5', '20', '20 before 26', '20 before 6'])
  expect(texts(dialog)[0]).toBe('wiadomość 1')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('no message is skipped after others were taken back unheard', async () => {
  const { user, fake } = await openMessages(many(46))
  await screen.findByText('wiadomość 46')
  await user.click(screen.getByRole('button', { name: words('messages.older') }))
  const dialog = await screen.findByRole('dialog', { name: words('messages.with', { name: 'Ewa Lis' }) })
  await waitFor(() => expect(texts(dialog)).toHaveLength(20))
  fake.messages = fake.messages.filter(({ id }) => id !== 44 && id !== 30)
  for (const count of [40, 46]) {
    await user.click(within(dialog).getByRole('button', { name: words('messages.older') }))
    await waitFor(() => expect(texts(dialog)).toHaveLength(count))
  }
  expect(texts(dialog)[0]).toBe('wiadomość 1')
  expect(within(dialog).queryByRole('button', { name: words('messages.older') })).not.toBeInTheDocument()
})

test('a whole conversation leaves the focus alone until its last older messages were asked for', async () => {
  const { user } = await openMessages(many(25), { isWhole: true })
  await waitFor(() => expect(texts()).toHaveLength(20))
  expect(document.body).toHaveFocus()

  await user.click(screen.getByRole('button', { name: words('messages.older') }))
  await waitFor(() => expect(texts()).toHaveLength(25))
  expect(screen.getByRole('group', { name: words('messages.title') })).toHaveFocus()
})

test('a conversation that is short enough to be read at once leaves the focus alone', async () => {
  await openMessages(many(7), { isWhole: true })
  await waitFor(() => expect(texts()).toHaveLength(7))
  expect(document.body).toHaveFocus()
})

test.each([
  [
    'the other, still readable for both',
    { at: '2026-11-24T10:00:00Z', byCaller: false, specialistUntil: '2026-12-24T10:00:00Z' },
    [
      words('messages.ended.on', { day: '24 listopada' }),
      containing('messages.ended.byOther'),
      containing('messages.ended.both', { name: 'Ewa Lis', day: '24 grudnia' }),
    ],
  ],
  [
    'the member, no longer readable for the specialist',
    { at: '2026-11-24T10:00:00Z', byCaller: true, specialistUntil: null },
    [containing('messages.ended.byYou'), containing('messages.ended.member'), containing('messages.ended.noReply')],
  ],
])('a conversation ended by %s can be read, says until when, and has no field', async (_who, ended, sentences) => {
  await openMessages(many(2), { canReply: false, ended })
  for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeVisible()

  expect(await screen.findByText('wiadomość 2')).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('a conversation that can be read no more is emptied, and has no field', async () => {
  const { store } = await openMessages(many(2))
  expect(await screen.findByText('wiadomość 2')).toBeVisible()
  const gone = () => problem(404, 'request.notFound')
  server.use(http.get(api('/message/12'), gone), http.get(api('/message/12/status'), gone))
  act(() => void store.dispatch(baseApi.util.invalidateTags(['messages', 'specialist'])))

  expect(await screen.findByText(words('messages.gone'))).toBeVisible()
  expect(screen.queryByText('wiadomość 2')).not.toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('a message is marked as read when half of it was visible for a second', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { fake } = await openMessages([
    fakeMessage(1),
    fakeMessage(2, { isRead: false }),
    fakeMessage(3, { isRead: false }),
  ])
  await screen.findByText('wiadomość 3')
  await act(() => (showUnread(0.4), jest.advanceTimersByTimeAsync(3_000)))
  expect(fake.read).toEqual([])
  await act(() => (showUnread(0.5), jest.advanceTimersByTimeAsync(600)))
  expect(fake.read).toEqual([])
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  await waitFor(() => expect(fake.read).toEqual(['2,3']))

  expect(await entryWith('wiadomość 3')).toHaveTextContent(containing('messages.new'))
})

test('messages that come are shown and read out, and the sender learns that theirs was read', async () => {
  const { fake, store } = await openMessages([fakeMessage(1, { senderId: ANNA, isRead: false })])
  await screen.findByText('wiadomość 1')
  expect(screen.queryByText(containing('messages.read'))).not.toBeInTheDocument()
  act(() => publish('message.read', { ids: [1], readAt: '2026-11-18T09:00:00Z' }))
  expect(await screen.findByText(containing('messages.read'))).toBeVisible()

  fake.messages = [...fake.messages, fakeMessage(2)]
  act(() => void store.dispatch(baseApi.util.invalidateTags(['messages'])))
  expect(await screen.findByText('wiadomość 2')).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('log')).toHaveTextContent(
      containing('messages.announced', { name: 'Ewa', text: 'wiadomość 2' }),
    ),
  )
})

test('edits of the path that follow one another are one card, and each kind of message says what happened', async () => {
  const named = (id: number, type: Message['type'], metadata: Message['metadata'] = {}) =>
    fakeMessage(id, { type, content: '', metadata })
  await openMessages([
    named(1, 'JOIN_TO_TEAM'),
    named(2, 'ADD_VIDEO_TO_PATH', { trainingName: 'Koci grzbiet', trainingId: 3 }),
    named(3, 'REMOVE_VIDEO_FROM_PATH', { trainingName: 'Mostek' }),
    fakeMessage(4, {
      type: 'VIDEO_SURVEY_COMPLETED',
      senderId: ANNA,
      metadata: { trainingName: 'Mostek', trainingId: 5, response: 'calm' },
    }),
    fakeMessage(5, { metadata: { trainingName: 'Mostek', trainingId: 5, seconds: 133 } }),
  ])

  const edits = await entryWith('2 zmiany w ścieżce')
  expect(within(edits).getByRole('link', { name: 'Koci grzbiet' })).toHaveAttribute('href', '/programs/3')
  expect(edits).toHaveTextContent(/Usunięto: ?Mostek/)
  expect(screen.getByText(words('messages.happened.JOIN_TO_TEAM'))).toBeVisible()
  expect(await entryWith('Po treningu „Mostek”')).toHaveTextContent(/: spokój/)
  expect(
    screen.getByRole('link', { name: words('messages.moment', { time: '2:13', name: 'Mostek' }) }),
  ).toHaveAttribute('href', '/programs/5?t=133')
})

test('a pause is told with its last day', async () => {
  await openMessages([fakeMessage(1, { type: 'PLAN_PAUSED', content: '', metadata: { until: '2026-12-01' } })])
  expect(await screen.findByText(words('messages.happened.PLAN_PAUSED', { date: '1 grudnia' }))).toBeVisible()
})

test('without messages it says so', async () => {
  await openMessages([])
  expect(await screen.findByText(words('messages.first'))).toBeVisible()
})

test('a conversation that cannot be read says so, and can be read again', async () => {
  const { fake, user } = await openMessages([], { hasFailed: true })
  fake.hasFailed = false
  fake.messages = many(1)
  await user.click(await screen.findByRole('button', { name: words('again') }))
  expect(await screen.findByText('wiadomość 1')).toBeVisible()
})
