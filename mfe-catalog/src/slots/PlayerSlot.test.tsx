import { api, fakeSession, renderApp, server } from '@kinora/testing'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { arrive, playTo, say } from '../features/player/film.fake.ts'
import { link, refuse, signedIn } from '../features/player/showPlayer.fake.tsx'
import { detail, fakeProgram } from '../programs.fake.ts'
import { messages, words } from '../words.fake.ts'
import PlayerSlot from './PlayerSlot.tsx'

const paying = fakeSession({}, { hasActiveSubscription: true })
const film = () => screen.findByTestId<HTMLVideoElement>('film')

function show(answer: () => Response = () => link('/media/1.m3u8'), program = detail(5, { isExampleTraining: false })) {
  server.use(
    fakeProgram(program),
    http.get(api('/trinings/getVideoURL/5'), answer),
    http.get(api('/trinings/getTranscriptionURL/5'), () => HttpResponse.json({ data: null })),
  )
  const [onEnded, onProblem] = [jest.fn(), jest.fn()]
  const slot = <PlayerSlot programId={5} autoPlay onEnded={onEnded} onProblem={onProblem} />
  return { onEnded, onProblem, ...renderApp(slot, { messages }) }
}

test('a film begins by itself where the member stopped, and tells when it is over', async () => {
  await signedIn(paying)
  server.use(http.get(api('/progress/position/5'), () => HttpResponse.json({ data: { seconds: 40 } })))
  const { onEnded, onProblem } = show()

  await waitFor(async () => expect(await film()).toHaveAttribute('src'))
  const video = await film()
  arrive(video)
  await waitFor(() => expect(video.currentTime).toBe(40))
  expect(video.paused).toBe(false)
  expect(onEnded).not.toHaveBeenCalled()

  say(video, 'ended')
  expect(onEnded.mock.calls).toEqual([[{ isWatched: false }]])
  expect(onProblem).not.toHaveBeenCalled()
})

test('it tells that most of the film was played, what was played earlier with it', async () => {
  await signedIn(paying)
  server.use(http.get(api('/progress/position/5'), () => HttpResponse.json({ data: { seconds: 40 } })))
  const { onEnded } = show()
  await waitFor(async () => expect(await film()).toHaveAttribute('src'))
  const video = await film()
  arrive(video)
  await waitFor(() => expect(video.currentTime).toBe(40))
  playTo(video, 97)
  say(video, 'ended')
  expect(onEnded.mock.calls).toEqual([[{ isWatched: true }]])
})

test('a film that needs a plan is locked, and says so', async () => {
  await signedIn(fakeSession())
  const { onProblem } = show()

  expect(await screen.findByText(words('player.locked'))).toBeVisible()
  expect(onProblem).toHaveBeenCalledWith('locked')
})

test('the API locks a film too, when the plan has just ended', async () => {
  await signedIn(paying)
  const { onProblem } = show(() => refuse(403))

  await waitFor(() => expect(onProblem).toHaveBeenCalledWith('locked'))
})

test.each([
  ['that does not load', () => new HttpResponse(null, { status: 500 }), undefined],
  ['that does not exist yet', () => link('/media/1.m3u8'), detail(5, { video: null })],
])('a film %s has failed', async (_what, answer, program) => {
  await signedIn(paying)
  const { onProblem } = show(answer, program)

  await waitFor(() => expect(onProblem).toHaveBeenCalledWith('failed'))
})
