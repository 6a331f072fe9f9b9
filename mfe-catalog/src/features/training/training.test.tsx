import { type Locale, browserTimeZone } from '@kinora/i18n'
import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { program } from '../../programs.fake.ts'
import { messages } from '../../renderCatalog.fake.tsx'
import { DoneOffer } from './DoneOffer.tsx'
import { fakeAnswers, fakeTraining } from './training.fake.ts'
import { TrainingPanel } from './TrainingPanel.tsx'
import { TrainingProvider } from './TrainingProvider.tsx'
import { formatTimeOfDay, formatDay } from './DoneToday.tsx'

const HOUR_MS = 3_600_000
const neck = program(5, { title: 'Spokojna szyja' })
const count = (words: string) => screen.findByText(words)
const button = (name = 'Oznacz jako wykonane') => screen.getByRole('button', { name })

afterEach(() => void jest.useRealTimers())

type Options = Parameters<typeof fakeTraining>[1] & {
  locale?: Locale
  isOffered?: boolean
  countFails?: boolean
}

async function open(
  session: ReturnType<typeof fakeSession> | null,
  { locale, isOffered = false, countFails = false, ...world }: Options = {},
) {
  const fake = fakeTraining([neck], world)
  server.use(...fakeAuth(session).handlers, ...fake.handlers, ...fakeAnswers().handlers)
  if (countFails) server.use(http.get(api('/progress/today'), () => new HttpResponse(null, { status: 503 })))
  const view = renderApp(
    <TrainingProvider program={neck}>
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
  const { world } = await open(null)
  expect(screen.getByRole('button', { name: 'Ulubiony' })).toBeVisible()
  expect(screen.queryByText(/Zrobione dziś/)).not.toBeInTheDocument()
  expect(world.asked).toEqual([])
})

test('the count is of this program, on the day in the browser’s time zone', async () => {
  const { world } = await open(fakeSession(), { doneToday: 1 })
  expect(await count('Zrobione dziś: 1 (najwięcej 3)')).toBeVisible()
  expect(screen.getByText(/^Ostatnio o\s/)).toHaveTextContent(
    formatTimeOfDay(new Date('2026-11-21T07:40:00.000Z'), 'pl'),
  )
  expect(world.asked[0]?.get('timeZone')).toBe(browserTimeZone())
})

test('a press counts one more, in the browser’s time zone', async () => {
  const { world, user } = await open(fakeSession(), { doneToday: 1 })
  await count('Zrobione dziś: 1 (najwięcej 3)')
  await user.click(button())
  expect(await count('Zrobione dziś: 2 (najwięcej 3)')).toBeVisible()
  expect(world.calls).toEqual([{ key: expect.stringMatching(/^[0-9a-f-]{36}$/), timeZone: browserTimeZone() }])
})

test('after the third time there is no button, but the time when it is possible again', async () => {
  const { user } = await open(fakeSession(), { doneToday: 2 })
  await count('Zrobione dziś: 2 (najwięcej 3)')
  await user.click(button())
  expect(
    await screen.findByText(/^Na dziś masz już komplet powtórzeń tego programu\. .* jutro o\s0:00\.$/),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Oznacz jako wykonane' })).not.toBeInTheDocument()
})

test('a fourth time, from an outdated tab, is refused with the specification’s sentence', async () => {
  const { world, user } = await open(fakeSession(), { locale: 'en', doneToday: 2 })
  await count('Done today: 2 (3 at most)')
  world.times = 3
  await user.click(button('Mark as done'))
  expect(
    await screen.findByText(
      'You have reached the daily maximum of repetitions for this program. It opens again tomorrow at 00:00.',
    ),
  ).toBeVisible()
  expect(screen.getByText('Done today: 3 (3 at most)')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mark as done' })).not.toBeInTheDocument()
})

test('a press without a response shows an error, and counts once when it is repeated', async () => {
  const { world, handlers, user } = await open(fakeSession())
  await count('Zrobione dziś: 0 (najwięcej 3)')
  server.use(
    http.post(api('/progress/done/:id'), async ({ request }) => {
      world.keys.add(((await request.clone().json()) as { key: string }).key)
      world.times = 1
      return HttpResponse.error()
    }),
  )
  await user.click(button())
  expect(await screen.findByText(/^Nie udało się zapisać\./)).toBeVisible()
  expect(screen.queryByText('not saved')).not.toBeInTheDocument()

  server.use(...handlers)
  await user.click(button())
  expect(await count('Zrobione dziś: 1 (najwięcej 3)')).toBeVisible()
  await user.click(button())
  expect(await count('Zrobione dziś: 2 (najwięcej 3)')).toBeVisible()
})

test('a tab that gets the focus again shows what another tab counted', async () => {
  const { world } = await open(fakeSession())
  await count('Zrobione dziś: 0 (najwięcej 3)')
  world.times = 2
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await count('Zrobione dziś: 2 (najwięcej 3)')).toBeVisible()
})

test('a count that failed to load can be retried, and marking works without it', async () => {
  const { user } = await open(fakeSession(), { doneToday: 1, countFails: true })
  expect(await count('Nie udało się sprawdzić, co masz dziś za sobą.')).toBeVisible()
  expect(button()).toBeVisible()
  server.use(...fakeTraining([neck], { doneToday: 1 }).handlers)
  await user.click(button('Sprawdź ponownie'))
  expect(await count('Zrobione dziś: 1 (najwięcej 3)')).toBeVisible()
})

test('near the end the done button is also in the film’s bar, until it was used', async () => {
  const { user } = await open(fakeSession(), { isOffered: true })
  await count('Zrobione dziś: 0 (najwięcej 3)')
  expect(screen.getByText(/^Film prawie za Tobą\./)).toBeVisible()
  expect(button()).toBeVisible()
  await user.click(button('Zrobione, oznacz jako wykonane'))
  expect(await count('Zrobione dziś: 1 (najwięcej 3)')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Zrobione/ })).not.toBeInTheDocument())
  expect(button()).toBeVisible()
})

test.each([
  [new Date(2026, 10, 21, 14), 'dzisiaj'],
  [new Date(2026, 10, 22), 'jutro'],
  [new Date(2026, 10, 23), '23 listopada'],
])('%s is shown as %s', (at, said) => {
  expect(formatDay(at, 'pl', new Date(2026, 10, 21, 9))).toBe(said)
})

test('tomorrow is the next date, also when the clocks change', () => {
  expect(formatDay(new Date(2026, 9, 25, 12), 'pl', new Date(2026, 9, 24, 23, 30))).toBe('jutro')
  expect(formatDay(new Date(2027, 0, 1), 'pl', new Date(2026, 11, 31, 12))).toBe('jutro')
})

test('when the day ends, the count starts again in an open page', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const endsAt = new Date(Date.now() + HOUR_MS).toISOString()
  const { world } = await open(fakeSession(), { doneToday: 2, endsAt })
  await count('Zrobione dziś: 2 (najwięcej 3)')
  world.times = 0
  act(() => jest.advanceTimersByTime(HOUR_MS))
  expect(await count('Zrobione dziś: 0 (najwięcej 3)')).toBeVisible()
})
