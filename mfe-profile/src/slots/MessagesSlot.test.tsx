import type { Message } from '@kinora/contracts'
import { publish } from '@kinora/events'
import { baseApi } from '@kinora/http'
import { act, screen, waitFor, within } from '@testing-library/react'
import { ANNA, fakeMessage } from '../features/messages/messages.fake.ts'
import { entryWith, many, observed, openMessages } from './openMessages.fake.tsx'

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
  expect(screen.getByText('Rozmowa: Ewa Lis')).toBeVisible()
  expect(screen.getByText(/poniedziałek–środa 9:00–15:00, piątek 9:00–15:00/)).toBeVisible()
  expect(screen.getByText(/^Zwykle odpowiada w\sciągu 5 godzin/)).toBeVisible()
  expect(screen.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
})

test('the dialog reads twenty at a time until there are no older ones', async () => {
  const { user, fake } = await openMessages(many(45))
  await screen.findByText('wiadomość 45')
  await user.click(screen.getByRole('button', { name: 'Pokaż starsze' }))
  const dialog = await screen.findByRole('dialog', { name: 'Rozmowa: Ewa Lis' })
  await waitFor(() => expect(texts(dialog)).toHaveLength(20))
  await user.click(within(dialog).getByRole('button', { name: 'Pokaż starsze' }))
  await waitFor(() => expect(texts(dialog)).toHaveLength(40))
  await user.click(within(dialog).getByRole('button', { name: 'Pokaż starsze' }))
  await waitFor(() => expect(texts(dialog)).toHaveLength(45))

  expect(within(dialog).queryByRole('button', { name: 'Pokaż starsze' })).not.toBeInTheDocument()
  expect(fake.asked).toEqual(['5 after 0', '20 after 0', '20 after 20', '20 after 40'])
  expect(texts(dialog)[0]).toBe('wiadomość 1')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a conversation that has ended can be read, and says why there is no field', async () => {
  await openMessages(many(2), { canReply: false })
  expect(await screen.findByText(/^Ta współpraca się skończyła/)).toBeVisible()

  expect(await screen.findByText('wiadomość 2')).toBeVisible()
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

  expect(await entryWith('wiadomość 3')).toHaveTextContent('nowa')
})

test('messages that come are shown and read out, and the sender learns that theirs was read', async () => {
  const { fake, store } = await openMessages([fakeMessage(1, { senderId: ANNA, isRead: false })])
  await screen.findByText('wiadomość 1')
  expect(screen.queryByText(/przeczytane/)).not.toBeInTheDocument()
  act(() => publish('message.read', { ids: [1], readAt: '2026-11-18T09:00:00Z' }))
  expect(await screen.findByText(/przeczytane/)).toBeVisible()

  fake.messages = [...fake.messages, fakeMessage(2)]
  act(() => void store.dispatch(baseApi.util.invalidateTags(['messages'])))
  expect(await screen.findByText('wiadomość 2')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('Nowa wiadomość, Ewa: wiadomość 2'))
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
  expect(screen.getByText('Początek współpracy')).toBeVisible()
  expect(await entryWith('Po treningu „Mostek”')).toHaveTextContent(/: spokój/)
  expect(screen.getByRole('link', { name: 'o\u00a0momencie 2:13 filmu „Mostek”' })).toHaveAttribute(
    'href',
    '/programs/5?t=133',
  )
})

test('without messages it says so', async () => {
  await openMessages([])
  expect(await screen.findByText('Nie ma tu jeszcze wiadomości. Napisz pierwszą.')).toBeVisible()
})

test('a conversation that cannot be read says so, and can be read again', async () => {
  const { fake, user } = await openMessages([], { hasFailed: true })
  fake.hasFailed = false
  fake.messages = many(1)
  await user.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByText('wiadomość 1')).toBeVisible()
})
