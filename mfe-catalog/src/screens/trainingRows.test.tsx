import { forgetServerTime, hearServerTime } from '@kinora/i18n'
import { sessionClient } from '@kinora/session'
import { fakeAuth, fakeSession, renderRemote, server } from '@kinora/testing'
import { isSpaceReserved, reserveSpace } from '@kinora/ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import { fakeSavedPrograms } from '../features/saved-programs/savedPrograms.fake.ts'
import { fakeTraining, tomorrow } from '../features/training/training.fake.ts'
import { fakePrograms } from '../programList.fake.ts'
import { program } from '../programs.fake.ts'
import catalog from '../remote.ts'
import { containing, text, words } from '../words.fake.ts'

const all = [program(1, { title: 'Krok w bok' }), program(2, { title: 'Spokojna szyja' })]
const begun = [{ training: all[1]!, seconds: 300, updatedAt: '2026-11-21T08:00:00.000Z' }]
const row = (name: string) => within(screen.getByRole('region', { name }))

type Options = {
  session?: ReturnType<typeof fakeSession> | null
  doneToday?: number
  endsAt?: Date
  film?: typeof begun
}

async function open(
  route: string,
  { session = fakeSession(), endsAt = tomorrow(), film = begun, doneToday }: Options = {},
) {
  const training = fakeTraining(all, { doneToday, endsAt: endsAt.toISOString(), begun: film })
  server.use(
    ...fakeAuth(session).handlers,
    ...training.handlers,
    ...fakeSavedPrograms(all).handlers,
    ...fakePrograms(all),
  )
  const view = await renderRemote(catalog, route)
  await act(() => sessionClient.follow())
  await screen.findByRole('heading', { level: 2, name: /program/ })
  return { ...view, ...training }
}

test('started films have a row, programs done today have a row and badges', async () => {
  await open('/programs', { doneToday: 2 })
  expect(await screen.findByRole('region', { name: words('training.goOn') })).toBeVisible()
  expect(row(text('training.goOn')).getByRole('link', { name: 'Spokojna szyja' })).toHaveAttribute(
    'href',
    '/programs/2',
  )
  expect(row(text('training.goOn')).getByText('zostały 4 min')).toBeVisible()

  const done = within(await screen.findByRole('region', { name: words('training.doneToday') }))
  expect(done.getAllByRole('listitem')).toHaveLength(1)
  expect(done.getByRole('link', { name: 'Krok w\u00a0bok' })).toBeVisible()
  const cards = screen
    .getAllByRole('listitem')
    .filter((card) => within(card).queryByText(containing('training.doneToday')))
  expect(cards.map((card) => within(card).getByRole('link').textContent)).toEqual([
    'Krok w\u00a0bok',
    'Krok w\u00a0bok',
  ])
})

test('there are no empty rows', async () => {
  const { state } = await open('/programs', { film: [] })
  expect(state.requests).toHaveLength(1)
  expect(screen.queryByRole('region', { name: /Oglądaj dalej|Zrobione/ })).not.toBeInTheDocument()
})

test('a filtered list has badges, but no rows', async () => {
  await open('/programs?level=1', { doneToday: 1 })
  expect(await screen.findByText(words('training.doneToday'))).toBeVisible()
  expect(screen.queryByRole('region', { name: /Oglądaj dalej|Zrobione/ })).not.toBeInTheDocument()
})

test('later pages reserve space: long for a started film, otherwise until the day ends', async () => {
  const keptUntil = () =>
    (JSON.parse(localStorage.getItem('kinora.places')!) as { places: { trainingRows: number } }).places.trainingRows
  const { unmount } = await open('/programs', { film: [], doneToday: 1 })
  await screen.findByRole('region', { name: words('training.doneToday') })
  await waitFor(() => expect(keptUntil()).toBe(tomorrow().getTime()))
  unmount()

  await open('/programs', { doneToday: 1 })
  await screen.findByRole('region', { name: words('training.goOn') })
  await waitFor(() => expect(keptUntil()).toBeGreaterThan(tomorrow().getTime()))
})

test('on a device whose clock is hours slow the space is reserved until the day ends all the same', async () => {
  const HOUR_MS = 3_600_000
  const SLOW_MS = 5 * HOUR_MS
  const endsAt = new Date(Date.now() + SLOW_MS + HOUR_MS)
  hearServerTime(new Response(null, { headers: { date: new Date(Date.now() + SLOW_MS).toUTCString() } }))
  const kept = () =>
    JSON.parse(localStorage.getItem('kinora.places') ?? '{"places":{}}') as { places: { trainingRows?: number } }
  await open('/programs', { film: [], doneToday: 1, endsAt })
  await screen.findByRole('region', { name: words('training.doneToday') })
  // The server tells whole seconds.
  await waitFor(() =>
    expect(Math.abs((kept().places.trainingRows ?? 0) - (endsAt.getTime() - SLOW_MS))).toBeLessThan(10_000),
  )
  forgetServerTime()
})

test('for a visitor the reserved space is released', async () => {
  reserveSpace('trainingRows', 1_000_000)
  await open('/programs', { session: null })
  await waitFor(() => expect(isSpaceReserved('trainingRows')).toBe(false))
})

test('for a visitor nothing is requested', async () => {
  const { state } = await open('/programs', { session: null, doneToday: 1 })
  expect(state.requests).toEqual([])
  expect(screen.queryByRole('region', { name: /Oglądaj dalej|Zrobione/ })).not.toBeInTheDocument()
})
