import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, server } from '@kinora/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { arrive, moveTo, say } from './film.fake.ts'
import { control, showPlayer } from './showPlayer.fake.tsx'
import { containing, words } from '../../words.fake.ts'

/** Only intervals are faked: the position is saved by one. */
const ALL_BUT_INTERVALS = [
  'Date',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const

/** The film lasts two minutes. */
async function open(stoppedAt: number | null, { visitor = false } = {}) {
  const savedPositions: number[] = []
  server.use(
    ...fakeAuth(visitor ? null : fakeSession()).handlers,
    http.get(api('/progress/position/5'), () =>
      HttpResponse.json({ data: stoppedAt === null ? null : { seconds: stoppedAt } }),
    ),
    http.put(api('/progress/position/5'), async ({ request }) => {
      expect(request.keepalive).toBe(true)
      savedPositions.push(((await request.json()) as { seconds: number }).seconds)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const view = showPlayer()
  await act(() => sessionClient.follow())
  const play = async (name: RegExp | string) => {
    await view.user.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(view.film()).toHaveAttribute('src'))
    arrive(view.film())
    return view.film()
  }
  return { ...view, savedPositions, play }
}

type View = Awaited<ReturnType<typeof open>>

test('there is no film before the play button is pressed', async () => {
  const { play } = await open(62)
  await screen.findByRole('button', { name: containing('player.resume') })
  expect(screen.queryByTestId('film')).not.toBeInTheDocument()
  expect(await play(containing('player.resume'))).toBeInTheDocument()
})

test('a film stopped on any device is resumed at that position', async () => {
  const { play } = await open(62)
  const film = await play(/^Wróć do\sfilmu została 1\smin$/)
  expect(film.currentTime).toBe(62)
})

test('a stopped film can be played from the beginning', async () => {
  const { play } = await open(62)
  const film = await play(words('player.fromBeginning'))
  expect(film.currentTime).toBe(0)
})

test.each([[null], [9], [115]])('nothing is offered to resume for a film stopped at %p', async (stoppedAt) => {
  const { store } = await open(stoppedAt)
  const answers = () =>
    Object.values(store.getState().api.queries).filter((query) => query?.endpointName === 'catalogPosition')
  await waitFor(() => expect(answers()).toEqual([expect.objectContaining({ status: 'fulfilled' })]))
  expect(screen.getByRole('button', { name: containing('player.play') })).toBeVisible()
  expect(screen.queryByRole('button', { name: words('player.fromBeginning') })).not.toBeInTheDocument()
})

test('the position is saved every ten seconds of playing', async () => {
  jest.useFakeTimers({ doNotFake: [...ALL_BUT_INTERVALS] })
  const { savedPositions, play } = await open(null)
  const film = await play(containing('player.play'))
  moveTo(film, 11)
  act(() => jest.advanceTimersByTime(10_000))
  await waitFor(() => expect(savedPositions).toEqual([11]))
  act(() => jest.advanceTimersByTime(10_000))
  moveTo(film, 21)
  act(() => jest.advanceTimersByTime(10_000))
  await waitFor(() => expect(savedPositions).toEqual([11, 21]))
  jest.useRealTimers()
})

test.each([
  ['pauses', async ({ user }: View) => user.click(control('Pauza'))],
  ['closes the page', async () => act(() => void dispatchEvent(new Event('pagehide')))],
  ['goes elsewhere', async ({ unmount }: View) => unmount()],
])('the position is saved when somebody %s', async (_, leave) => {
  const view = await open(null)
  moveTo(await view.play(containing('player.play')), 40)
  await leave(view)
  await waitFor(() => expect(view.savedPositions).toEqual([40]))
})

test('a film that has ended saves its end as its position', async () => {
  const { savedPositions, play } = await open(100)
  const film = await play(containing('player.resume'))
  moveTo(film, 120)
  Object.defineProperty(film, 'ended', { value: true })
  say(film, 'ended')
  await waitFor(() => expect(savedPositions).toEqual([120]))
})

test('for a visitor no position is requested or saved', async () => {
  const requests: string[] = []
  server.events.on(
    'request:start',
    ({ request }) => void requests.push(`${request.method} ${new URL(request.url).pathname}`),
  )
  const { play, unmount } = await open(62, { visitor: true })
  moveTo(await play(containing('player.play')), 40)
  unmount()
  server.events.removeAllListeners()
  expect(requests.filter((call) => call.includes('position'))).toEqual([])
})
