import { act, screen, waitFor } from '@testing-library/react'
import { fakeSession } from '@kinora/testing'
import { sessionClient } from '@kinora/session'
import { moveTo, say } from '../film.fake.ts'
import { control, showPlayer, signedIn } from '../showPlayer.fake.tsx'
import { fakeSpeech, voiceOf } from './speech.fake.ts'
import { words } from '../../../words.fake.ts'

afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis')
})

const NAME = 'Lektor czyta napisy'
const button = () => screen.findByRole('button', { name: NAME })

/** Plays the film with the voice guide on. Its cues are "Usiądź." from 0 to 10 seconds and "Skłon." from 40 to 50. */
async function listen() {
  const speech = fakeSpeech()
  const view = showPlayer()
  const film = await view.begin()
  await view.user.click(await button())
  return { ...view, ...speech, film }
}
type Listening = Awaited<ReturnType<typeof listen>>

const hears = ({ now }: Pick<Listening, 'now'>, text: string) => waitFor(() => expect(now()).toBe(text))

test('nothing is said until the voice is switched on, which is remembered', async () => {
  const { texts } = fakeSpeech()
  const { begin, user } = showPlayer()
  const film = await begin()
  moveTo(film, 1)
  expect(await button()).toHaveAttribute('aria-pressed', 'false')
  expect(texts()).toEqual([])

  await user.click(await button())
  expect(await button()).toHaveAttribute('aria-pressed', 'true')
  expect(localStorage.getItem('kinora.voice')).toContain('"on":true')
})

test('each cue is said once when the film gets there, in the language of the page', async () => {
  const { film, utterances, texts, end } = await listen()
  moveTo(film, 1)
  moveTo(film, 2)
  end()
  moveTo(film, 3)
  moveTo(film, 41)
  expect(texts()).toEqual(['Usiądź.', 'Skłon.'])
  expect(utterances[0]).toMatchObject({ voice: { name: 'Zosia' }, rate: 1 })
})

test('a cue that begins meanwhile waits until the sentence is over', async () => {
  const { film, now, end } = await listen()
  moveTo(film, 9)
  moveTo(film, 41)
  expect(now()).toBe('Usiądź.')
  end()
  expect(now()).toBe('Skłon.')
})

test('the voice stops with the film, and says again what was cut off', async () => {
  const guide = await listen()
  moveTo(guide.film, 1)
  act(() => void guide.film.pause())
  expect(guide.now()).toBeUndefined()
  act(() => void guide.film.play())
  await hears(guide, 'Usiądź.')

  guide.end()
  act(() => void guide.film.pause())
  act(() => void guide.film.play())
  moveTo(guide.film, 4)
  expect(guide.texts()).toEqual(['Usiądź.', 'Usiądź.'])
})

test('after a jump it is silent, and goes on with the cue there', async () => {
  const guide = await listen()
  moveTo(guide.film, 1)
  guide.film.currentTime = 45
  say(guide.film, 'seeking')
  say(guide.film, 'seeked')
  await hears(guide, 'Skłon.')
  guide.end()

  guide.film.currentTime = 2
  say(guide.film, 'seeking', 'seeked')
  await hears(guide, 'Usiądź.')
})

test('it speaks with the tempo of the film, within what can be understood', async () => {
  const { film, utterances, end } = await listen()
  film.playbackRate = 0.5
  moveTo(film, 1)
  end()
  film.playbackRate = 1.5
  moveTo(film, 41)
  expect(utterances.map(({ rate }) => rate)).toEqual([0.8, 1.5])
})

test('the film is quieter while the voice speaks, and its own volume is kept', async () => {
  const { film, end } = await listen()
  film.volume = 0.8
  say(film, 'volumechange')
  moveTo(film, 1)
  expect(film.volume).toBeCloseTo(0.2)
  say(film, 'volumechange')
  expect(localStorage.getItem('kinora.player')).toContain('"volume":0.8')
  end()
  await waitFor(() => expect(film.volume).toBe(0.8))
})

test('a hidden tab is silent', async () => {
  const guide = await listen()
  moveTo(guide.film, 1)
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(guide.now()).toBeUndefined()
  hidden.mockRestore()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await hears(guide, 'Usiądź.')
})

test.each([
  ['the page is left', async () => act(async () => void dispatchEvent(new Event('pagehide')))],
  ['the player is gone', async ({ unmount }: Listening) => act(async () => unmount())],
  ['the voice is switched off', async ({ user }: Listening) => user.click(control(NAME))],
])('it is silent when %s', async (_, leave) => {
  const guide = await listen()
  moveTo(guide.film, 1)
  expect(guide.now()).toBe('Usiądź.')
  await leave(guide)
  say(guide.film, 'volumechange', 'timeupdate')
  expect(guide.now()).toBeUndefined()
  act(() => void dispatchEvent(new Event('pageshow')))
})

test('it is silent when another person uses the page', async () => {
  const auth = await signedIn(fakeSession())
  const guide = await listen()
  moveTo(guide.film, 1)
  expect(guide.now()).toBe('Usiądź.')
  auth.session = fakeSession({ id: 8, firstName: 'Beata' })
  await act(() => sessionClient.follow())
  moveTo(guide.film, 41)
  expect(guide.now()).toBeUndefined()
})

test('the last sentence is said to its end', async () => {
  const { film, now } = await listen()
  moveTo(film, 41)
  Object.defineProperty(film, 'ended', { value: true })
  act(() => void film.pause())
  say(film, 'ended')
  expect(now()).toBe('Skłon.')
})

test('a device without a Polish voice has no button, and says so beside the captions', async () => {
  const { arrive } = fakeSpeech([])
  const { begin, user } = showPlayer()
  await begin()
  arrive([voiceOf('Serena', 'en-GB')])
  await user.click(control(/^Napisy/))
  expect(screen.getByText(words('player.voiceAbsent'))).toBeVisible()
  expect(screen.queryByRole('button', { name: NAME })).not.toBeInTheDocument()
})

test('voices that the device names late are found', async () => {
  const { arrive } = fakeSpeech([])
  const { begin } = showPlayer()
  await begin()
  expect(screen.queryByRole('button', { name: NAME })).not.toBeInTheDocument()
  arrive([voiceOf('Zosia', 'pl-PL')])
  expect(await button()).toBeVisible()
})
