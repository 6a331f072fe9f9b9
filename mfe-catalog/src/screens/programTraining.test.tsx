import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, renderRemote, server } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { arrive, moveTo, playTo } from '../features/player/film.fake.ts'
import { control, link } from '../features/player/showPlayer.fake.tsx'
import { fakeSavedPrograms } from '../features/saved-programs/savedPrograms.fake.ts'
import { fakeAnswers, fakeTraining } from '../features/training/training.fake.ts'
import { detail, fakeProgram } from '../programs.fake.ts'
import catalog from '../remote.ts'
import { containing, text, words } from '../words.fake.ts'

const neck = detail(5)
const panel = () => within(screen.getByRole('region', { name: words('training.panel') }))
const offers = () => screen.queryAllByRole('button', { name: words('training.mark') })

/** Signs in and resumes the film, which lasts two minutes, at 30 seconds. */
async function watch(initial: Parameters<typeof fakeTraining>[1] = {}) {
  const savedPositions: number[] = []
  server.use(
    ...fakeAuth(fakeSession()).handlers,
    ...fakeTraining([neck], initial).handlers,
    ...fakeAnswers().handlers,
    ...fakeSavedPrograms([neck]).handlers,
    fakeProgram(neck),
    http.get(api('/trinings/getVideoURL/5'), () => link('/media/1.m3u8')),
    http.get(api('/trinings/getTranscriptionURL/5'), () => HttpResponse.json({ data: null })),
    http.get(api('/progress/position/5'), () => HttpResponse.json({ data: { seconds: 30 } })),
    http.put(api('/progress/position/5'), async ({ request }) => {
      savedPositions.push(((await request.json()) as { seconds: number }).seconds)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const view = await renderRemote(catalog, '/programs/5')
  await act(() => sessionClient.follow())
  await view.user.click(await screen.findByRole('button', { name: containing('player.resume') }))
  const film = await screen.findByTestId<HTMLVideoElement>('film')
  await waitFor(() => expect(film).toHaveAttribute('src'))
  arrive(film)
  return { ...view, film, savedPositions }
}

test('near the end the done button is also in the film’s bar; it pauses the film and ends saving its position', async () => {
  const { film, savedPositions, user } = await watch()
  expect(await panel().findByText(words('training.notYet'))).toBeVisible()
  playTo(film, 107)
  expect(offers()).toHaveLength(1)
  playTo(film, 108)
  expect(offers()).toHaveLength(2)

  await user.click(offers()[0]!)
  expect(await panel().findByText(words('training.done', { count: 1 }))).toBeVisible()
  await user.click(await screen.findByRole('button', { name: words('checkIn.skip') }))
  expect(film.paused).toBe(true)
  await user.click(control(words('player.start')))
  moveTo(film, 112)
  await user.click(control(words('player.pause')))
  expect(savedPositions).toEqual([])
})

test('a done film that is played from the beginning saves its position again', async () => {
  const { film, savedPositions, user } = await watch()
  playTo(film, 110)
  await user.click(offers()[0]!)
  await user.click(await screen.findByRole('button', { name: words('checkIn.skip') }))
  await user.click(control(words('player.start')))
  moveTo(film, 2)
  moveTo(film, 20)
  await user.click(control(words('player.pause')))
  await waitFor(() => expect(savedPositions.at(-1)).toBe(20))
})

test('a visitor has the buttons for favourites and watch list, but none for done', async () => {
  server.use(...fakeAuth(null).handlers, fakeProgram(neck))
  await renderRemote(catalog, '/programs/5')
  await act(() => sessionClient.follow())
  expect(await screen.findByRole('region', { name: words('training.panel') })).toBeVisible()
  expect(
    panel()
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual([text('saved.favourite'), text('saved.toWatch')])
})

test('who moves the slider to the end has not watched the film', async () => {
  const { film } = await watch()
  await panel().findByText(words('training.notYet'))
  moveTo(film, 116)
  playTo(film, 119)
  expect(offers()).toHaveLength(1)
  expect(panel().queryByText(words('training.offer'))).not.toBeInTheDocument()

  moveTo(film, 40)
  playTo(film, 116)
  expect(offers()).toHaveLength(2)
})

const back = detail(6, { title: 'Koci grzbiet' })

test('a program of the path has its dose, the specialist’s note, the way back, and what else is for today', async () => {
  await watch({
    path: [back, neck],
    plan: { note: 'Unoś biodra nisko, a równo.' },
    doses: { 5: '2 serie po 10, przerwa na trzy oddechy', 6: '8 powtórzeń' },
    specialist: {},
  })
  const strip = within(await screen.findByRole('region', { name: words('path.strip') }))
  expect(strip.getByRole('heading', { level: 1, name: neck.title })).toBeVisible()
  expect(strip.getByRole('link', { name: words('path.back') })).toHaveAttribute('href', '/profile/my-path')
  expect(strip.getByText(words('path.number', { number: 2, count: 2 }))).toBeVisible()
  expect(strip.getByText(/^2 serie po\s10$/)).toBeVisible()
  expect(strip.getByText(/^przerwa na trzy oddechy$/)).toBeVisible()
  expect(strip.getByText(/^Unoś biodra nisko, a\srówno\.$/)).toBeVisible()
  expect(await strip.findByText('Katarzyna Szałwia')).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Jesteś tutaj' })).not.toBeInTheDocument()
  const left = within(screen.getByRole('complementary', { name: words('path.left') }))
  expect(left.getByRole('link', { name: /Koci grzbiet\s*8\spowtórzeń/ })).toHaveAttribute('href', '/programs/6')
})

test('a program that is not on the path has breadcrumbs, and nothing of it', async () => {
  await watch({ path: [back] })
  await panel().findByText(words('training.notYet'))
  expect(screen.getByRole('navigation', { name: 'Jesteś tutaj' })).toBeVisible()
  expect(screen.queryByText(words('path.left'))).not.toBeInTheDocument()
})

test('after strong pain the day is over: whom to write to, the gentle plan from tomorrow, and nothing to go on with', async () => {
  const changes: unknown[] = []
  server.use(
    http.put(api('/my-plan/state'), async ({ request }) => {
      changes.push(((await request.json()) as { data: object }).data)
      return HttpResponse.json({ data: { mode: 'gentle', until: '2026-11-24' } })
    }),
  )
  const { user } = await watch({
    path: [back, neck],
    plan: { allowed: { gentle: true, pause: false }, gentle: [back] },
    specialist: {},
  })
  await panel().findByText(words('training.notYet'))
  await user.click(offers()[0]!)
  await user.click(await screen.findByRole('radio', { name: '8' }))
  await user.click(screen.getByRole('button', { name: words('checkIn.save') }))

  const stop = within(await screen.findByRole('dialog', { name: words('stop.title') }))
  expect(stop.getByText(/^Ból 8 na\s10 .* 2 pozostałe filmy zostaw/)).toBeVisible()
  const write = stop.getByRole('link', { name: words('stop.writeTo', { name: 'Katarzyny' }) })
  expect(write).toHaveAttribute('href', '/profile/my-path?showMessages')
  expect(
    stop.getByText(/^Katarzyna może już zobaczyć Twoją odpowiedź\. Odpisuje zwykle w\sciągu 3 godzin\.$/),
  ).toBeVisible()
  expect(stop.getByRole('link', { name: words('stop.call', { number: '112' }) })).toHaveAttribute('href', 'tel:112')
  await user.click(stop.getByRole('button', { name: words('stop.gentle.begin') }))
  expect(await stop.findByText(words('stop.gentle.on', { day: '24 listopada' }))).toBeVisible()
  expect(changes).toEqual([expect.objectContaining({ mode: 'gentle', from: '2026-11-22', until: '2026-11-24' })])

  await user.click(stop.getByRole('button', { name: words('stop.end') }))
  expect(await panel().findByRole('heading', { name: words('stop.title') })).toBeVisible()
  expect(offers()).toEqual([])
  expect(screen.queryByText(words('path.left'))).not.toBeInTheDocument()
})

test('on a day whose answers ask for rest, other programs offer nothing more either, and can be marked all the same', async () => {
  const { film } = await watch({ path: [back, neck], plan: { asksForRest: true }, specialist: {} })
  expect(await panel().findByRole('heading', { name: words('stop.title') })).toBeVisible()
  playTo(film, 110)
  expect(offers()).toHaveLength(1)
  expect(screen.queryByText(words('training.offer'))).not.toBeInTheDocument()
  expect(screen.queryByText(words('path.left'))).not.toBeInTheDocument()
})
