import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, server } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { arrive, moveTo } from '../features/player/film.fake.ts'
import { control, link } from '../features/player/showPlayer.fake.tsx'
import { fakeSavedPrograms } from '../features/saved-programs/savedPrograms.fake.ts'
import { fakeAnswers, fakeTraining } from '../features/training/training.fake.ts'
import { detail, fakeProgram } from '../programs.fake.ts'
import { renderCatalog } from '../renderCatalog.fake.tsx'

const neck = detail(5)
const panel = () => within(screen.getByRole('region', { name: 'Twoje działania' }))
const offers = () => screen.queryAllByRole('button', { name: /oznacz jako wykonane$/i })

/** Signs in and resumes the film, which lasts two minutes, at 30 seconds. */
async function watch(own: Parameters<typeof fakeTraining>[1] = {}) {
  const kept: number[] = []
  server.use(
    ...fakeAuth(fakeSession()).handlers,
    ...fakeTraining([neck], own).handlers,
    ...fakeAnswers().handlers,
    ...fakeSavedPrograms([neck]).handlers,
    fakeProgram(neck),
    http.get(api('/trinings/getVideoURL/5'), () => link('/media/1.m3u8')),
    http.get(api('/trinings/getTranscriptionURL/5'), () => HttpResponse.json({ data: null })),
    http.get(api('/progress/position/5'), () => HttpResponse.json({ data: { seconds: 30 } })),
    http.put(api('/progress/position/5'), async ({ request }) => {
      kept.push(((await request.json()) as { seconds: number }).seconds)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const view = renderCatalog('/programs/5')
  await act(() => sessionClient.follow())
  await view.user.click(await screen.findByRole('button', { name: /^Wróć do/ }))
  const film = await screen.findByTestId<HTMLVideoElement>('film')
  await waitFor(() => expect(film).toHaveAttribute('src'))
  arrive(film)
  return { ...view, film, kept }
}

test('near the end the done button is also in the film’s bar; it pauses the film and ends saving its position', async () => {
  const { film, kept, user } = await watch()
  expect(await panel().findByText('Zrobione dziś: 0 (najwięcej 3)')).toBeVisible()
  moveTo(film, 107)
  expect(offers()).toHaveLength(1)
  moveTo(film, 108)
  expect(offers()).toHaveLength(2)

  await user.click(offers()[0]!)
  expect(await panel().findByText('Zrobione dziś: 1 (najwięcej 3)')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Pomiń' }))
  expect(film.paused).toBe(true)
  await user.click(control('Odtwórz'))
  moveTo(film, 112)
  await user.click(control('Pauza'))
  expect(kept).toEqual([])
})

test('a done film that is played from the beginning saves its position again', async () => {
  const { film, kept, user } = await watch()
  moveTo(film, 110)
  await user.click(offers()[0]!)
  await user.click(await screen.findByRole('button', { name: 'Pomiń' }))
  await user.click(control('Odtwórz'))
  moveTo(film, 2)
  moveTo(film, 20)
  await user.click(control('Pauza'))
  await waitFor(() => expect(kept).toEqual([20]))
})

test('a visitor has the buttons for favourites and watch list, but none for done', async () => {
  server.use(...fakeAuth(null).handlers, fakeProgram(neck))
  renderCatalog('/programs/5')
  await act(() => sessionClient.follow())
  expect(await screen.findByRole('region', { name: 'Twoje działania' })).toBeVisible()
  expect(
    panel()
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Ulubiony', 'Na później'])
})

test('near the end the next program of the path that is not done today is linked', async () => {
  const back = detail(6, { title: 'Koci grzbiet' })
  const { film } = await watch({ path: [back, neck] })
  expect(screen.queryByText('Następny na Twojej ścieżce')).not.toBeInTheDocument()

  moveTo(film, 108)
  const next = within(await screen.findByRole('complementary', { name: 'Następny na Twojej ścieżce' }))
  expect(next.getByRole('link', { name: /Koci grzbiet/ })).toHaveAttribute('href', '/programs/6')
})

test('a program that is not on the path has no next one', async () => {
  const { film } = await watch({ path: [detail(6, { title: 'Koci grzbiet' })] })
  moveTo(film, 108)
  await waitFor(() => expect(offers()).toHaveLength(2))

  expect(screen.queryByText('Następny na Twojej ścieżce')).not.toBeInTheDocument()
})
