import { type Locale, browserTimeZone } from '@kinora/i18n'
import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { program } from '../../programs.fake.ts'
import { messages, text, words } from '../../words.fake.ts'
import { DoneOffer } from './DoneOffer.tsx'
import { fakeAnswers, fakeTraining } from './training.fake.ts'
import { TrainingPanel } from './TrainingPanel.tsx'
import { TrainingProvider } from './TrainingProvider.tsx'
import { formatTimeOfDay, formatNearDay } from './DoneToday.tsx'

const HOUR_MS = 3_600_000
const neck = program(5, { title: 'Spokojna szyja' })
const count = (sentence: string) => screen.findByText(sentence)
const button = (name = text('training.mark')) => screen.getByRole('button', { name })

afterEach(() => void jest.useRealTimers())

type Options = Parameters<typeof fakeTraining>[1] & {
  locale?: Locale
  isOffered?: boolean
  countFails?: boolean
}

async function open(
  session: ReturnType<typeof fakeSession> | null,
  { locale, isOffered = false, countFails = false, ...state }: Options = {},
) {
  const fake = fakeTraining([neck], state)
  server.use(...fakeAuth(session).handlers, ...fake.handlers, ...fakeAnswers().handlers)
  if (countFails) server.use(http.get(api('/progress/today'), () => new HttpResponse(null, { status: 503 })))
  const view = renderApp(
    <TrainingProvider program={neck} stopped={() => null}>
      <TrainingPanel isOffered={isOffered}>
        <button type="button">Ulubiony</button>
      </TrainingPanel>
      {isOffered && <DoneOffer />}
    </TrainingProvider>,
    { messages, locale },
  )
  await act(() => sessionClient.follow())
  return { ...fake, ...view }
}

test('a visitor has no counter, and nothing is requested for them', async () => {
  const { state } = await open(null)
  expect(screen.getByRole('button', { name: 'Ulubiony' })).toBeVisible()
  expect(screen.queryByText(words('training.notYet'))).not.toBeInTheDocument()
  expect(state.requests).toEqual([])
})

test('the count is of this program, on the day in the browser’s time zone', async () => {
  const { state } = await open(fakeSession(), { doneToday: 1 })
  expect(await count(text('training.done', { count: 1 }))).toBeVisible()
  expect(screen.getByText(words('training.lastAt'))).toHaveTextContent(
    formatTimeOfDay(new Date('2026-11-21T07:40:00.000Z'), 'pl'),
  )
  expect(state.requests[0]?.get('timeZone')).toBe(browserTimeZone())
})

test('a press counts one more, in the browser’s time zone', async () => {
  const { state, user } = await open(fakeSession(), { doneToday: 1 })
  await count(text('training.done', { count: 1 }))
  await user.click(button())
  expect(await count(text('training.done', { count: 2 }))).toBeVisible()
  expect(state.calls).toEqual([{ key: expect.stringMatching(/^[0-9a-f-]{36}$/), timeZone: browserTimeZone() }])
})

test('after the third time there is no button, but the time when it is possible again', async () => {
  const { user } = await open(fakeSession(), { doneToday: 2 })
  await count(text('training.done', { count: 2 }))
  await user.click(button())
  expect(await screen.findByText(words('training.dailyMaximum', { day: 'jutro' }))).toBeVisible()
  expect(screen.queryByRole('button', { name: words('training.mark') })).not.toBeInTheDocument()
})

test('a dose that allows less is the maximum: the second press is not offered', async () => {
  const { user } = await open(fakeSession(), { dailyMaximum: 1 })
  expect(await count(text('training.most', { count: 1 }))).toBeVisible()
  await user.click(button())
  expect(await screen.findByText(words('training.dailyMaximum', { day: 'jutro' }))).toBeVisible()
  expect(screen.queryByRole('button', { name: words('training.mark') })).not.toBeInTheDocument()
})

test('a fourth time, from an outdated tab, is refused with the specification’s sentence', async () => {
  const { state, user } = await open(fakeSession(), { locale: 'en', doneToday: 2 })
  await count('Done 2 times today')
  state.times = 3
  await user.click(button('Mark as done'))
  expect(
    await screen.findByText(
      'You have reached the daily maximum of repetitions for this program. You can mark it again tomorrow.',
    ),
  ).toBeVisible()
  expect(screen.getByText('Done 3 times today')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mark as done' })).not.toBeInTheDocument()
})

test('a press without a response shows an error, and counts once when it is repeated', async () => {
  const { state, handlers, user } = await open(fakeSession())
  await count(text('training.notYet'))
  server.use(
    http.post(api('/progress/done/:id'), async ({ request }) => {
      state.keys.add(((await request.clone().json()) as { key: string }).key)
      state.times = 1
      return HttpResponse.error()
    }),
  )
  await user.click(button())
  expect(await screen.findByText(words('training.failed'))).toBeVisible()
  expect(screen.queryByText('not saved')).not.toBeInTheDocument()

  server.use(...handlers)
  await user.click(button())
  expect(await count(text('training.done', { count: 1 }))).toBeVisible()
  await user.click(button())
  expect(await count(text('training.done', { count: 2 }))).toBeVisible()
})

test('a tab that gets the focus again shows what another tab counted', async () => {
  const { state } = await open(fakeSession())
  await count(text('training.notYet'))
  state.times = 2
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await count(text('training.done', { count: 2 }))).toBeVisible()
})

test('a count that failed to load can be retried, and marking works without it', async () => {
  const { user } = await open(fakeSession(), { doneToday: 1, countFails: true })
  expect(await count(text('training.unknown'))).toBeVisible()
  expect(button()).toBeVisible()
  server.use(...fakeTraining([neck], { doneToday: 1 }).handlers)
  await user.click(button(text('training.lookAgain')))
  expect(await count(text('training.done', { count: 1 }))).toBeVisible()
})

test('near the end the done button is also in the film’s bar, until it was used', async () => {
  const { user } = await open(fakeSession(), { isOffered: true })
  await count(text('training.notYet'))
  expect(screen.getByText(words('training.offer'))).toBeVisible()
  const [, inBar] = screen.getAllByRole('button', { name: words('training.mark') })
  await user.click(inBar!)
  expect(await count(text('training.done', { count: 1 }))).toBeVisible()
  await waitFor(() => expect(inBar).not.toBeInTheDocument())
  expect(button()).toBeVisible()
})

test.each([
  [new Date(2026, 10, 21, 14), 'dzisiaj'],
  [new Date(2026, 10, 22), 'jutro'],
  [new Date(2026, 10, 23), '23 listopada'],
])('%s is shown as %s', (at, label) => {
  expect(formatNearDay(at, 'pl', new Date(2026, 10, 21, 9))).toBe(label)
})

test('tomorrow is the next date, also when the clocks change', () => {
  expect(formatNearDay(new Date(2026, 9, 25, 12), 'pl', new Date(2026, 9, 24, 23, 30))).toBe('jutro')
  expect(formatNearDay(new Date(2027, 0, 1), 'pl', new Date(2026, 11, 31, 12))).toBe('jutro')
})

test('when the day ends, the count starts again in an open page', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const endsAt = new Date(Date.now() + HOUR_MS).toISOString()
  const { state } = await open(fakeSession(), { doneToday: 2, endsAt })
  await count(text('training.done', { count: 2 }))
  state.times = 0
  act(() => jest.advanceTimersByTime(HOUR_MS))
  expect(await count(text('training.notYet'))).toBeVisible()
})
