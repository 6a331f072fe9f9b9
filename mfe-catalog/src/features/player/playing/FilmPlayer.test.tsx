import { act, screen, waitFor } from '@testing-library/react'
import { arrive, load, moveTo, say } from '../film.fake.ts'
import { link, refuse, showPlayer } from '../showPlayer.fake.tsx'
import { renewalDelay } from './media/useFilmLink.ts'
import { containing, words } from '../../../words.fake.ts'

/** Only intervals are faked: the player checks for a stalled film by one. */
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

/** Lets this many checks for a stalled film run. */
const look = (times: number) => act(() => jest.advanceTimersByTime(times * 2_000))

test('after an error it requests a new link by itself and resumes at the same position', async () => {
  const { begin } = showPlayer([() => link('/media/1.m3u8'), () => link('/media/2.m3u8')])
  const film = await begin()
  moveTo(film, 42)
  say(film, 'error')
  await waitFor(() => expect(film).toHaveAttribute('src', 'http://localhost/media/2.m3u8'))
  film.currentTime = 0
  arrive(film)
  expect(film.currentTime).toBe(42)
  expect(film.paused).toBe(false)
})

test('a film that stalls without an error of the engine is restarted at the same position', async () => {
  jest.useFakeTimers({ doNotFake: [...ALL_BUT_INTERVALS] })
  const { begin } = showPlayer([() => link('/media/1.m3u8'), () => link('/media/2.m3u8')])
  const film = await begin()
  moveTo(film, 42)
  look(1)
  expect(film).toHaveAttribute('src', 'http://localhost/media/1.m3u8')
  look(1)
  await waitFor(() => expect(film).toHaveAttribute('src', 'http://localhost/media/2.m3u8'))
  jest.useRealTimers()
})

test('a film that still buffers, however slowly, is not restarted', async () => {
  jest.useFakeTimers({ doNotFake: [...ALL_BUT_INTERVALS] })
  const { begin } = showPlayer([() => link('/media/1.m3u8'), () => refuse(500)])
  const film = await begin()
  moveTo(film, 42)
  for (const seconds of [43, 44, 45, 46, 47]) {
    load(film, seconds)
    look(1)
  }
  jest.useRealTimers()
  expect(film).toHaveAttribute('src', 'http://localhost/media/1.m3u8')
  expect(screen.queryByRole('button', { name: words('player.retry') })).not.toBeInTheDocument()
})

test('after two restarts that did not help it shows an error with a retry button', async () => {
  const { begin, user } = showPlayer([1, 2, 3, 4].map((number) => () => link(`/media/${number}.m3u8`)))
  const film = await begin()
  moveTo(film, 42)
  for (const number of [2, 3]) {
    say(film, 'error')
    await waitFor(() => expect(film).toHaveAttribute('src', `http://localhost/media/${number}.m3u8`))
  }
  say(film, 'error')
  await user.click(await screen.findByRole('button', { name: words('player.retry') }))
  await waitFor(() => expect(film).toHaveAttribute('src', 'http://localhost/media/4.m3u8'))
  film.currentTime = 0
  arrive(film)
  expect(film.currentTime).toBe(42)
  expect(screen.queryByText(containing('player.failed'))).not.toBeInTheDocument()
})

test('a film that its viewer paused is not restarted', async () => {
  jest.useFakeTimers({ doNotFake: [...ALL_BUT_INTERVALS] })
  const { begin } = showPlayer([() => link('/media/1.m3u8'), () => refuse(500)])
  const film = await begin()
  act(() => void film.pause())
  act(() => jest.advanceTimersByTime(60_000))
  jest.useRealTimers()
  expect(film).toHaveAttribute('src', 'http://localhost/media/1.m3u8')
  expect(screen.queryByRole('button', { name: words('player.retry') })).not.toBeInTheDocument()
})

test('while offline it waits for the network', async () => {
  const { begin } = showPlayer([() => link('/media/1.m3u8'), () => link('/media/2.m3u8')])
  const film = await begin()
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  say(film, 'error')
  expect(screen.getByText(words('player.offline'))).toBeVisible()
  jest.restoreAllMocks()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(film).toHaveAttribute('src', 'http://localhost/media/2.m3u8'))
})

test('a link is renewed before it expires, by the clock of the server, and the film keeps its position', async () => {
  const serverNow = Date.now() + 5 * 3_600_000
  const { begin } = showPlayer([() => link('/media/1.m3u8', 2_000, serverNow), () => link('/media/2.m3u8')])
  const film = await begin()
  moveTo(film, 42)
  act(() => void film.pause())
  await waitFor(() => expect(film).toHaveAttribute('src', 'http://localhost/media/2.m3u8'), { timeout: 4_000 })
  film.currentTime = 0
  arrive(film)
  expect(film.currentTime).toBe(42)
  expect(film.paused).toBe(true)
})

test.each([
  ['four hours', 240, 235],
  ['six minutes', 6, 3],
  ['a second', 1 / 60, 1 / 60],
  ['nothing', 0, 1],
])('a link with %s left is renewed in time', (_, left, wait) => {
  expect(renewalDelay(left * 60_000) / 60_000).toBeCloseTo(wait)
})

test('where the browser starts no film by itself, a button with the focus does, and the message goes', async () => {
  const play = HTMLMediaElement.prototype.play
  HTMLMediaElement.prototype.play = jest
    .fn()
    .mockRejectedValueOnce(new DOMException('no press', 'NotAllowedError'))
    .mockReturnValue(new Promise(() => {}))
  const { begin, user } = showPlayer([() => link('/media/1.m3u8')])
  const film = await begin()
  expect(await screen.findByText(words('player.refused'))).toBeVisible()
  expect(screen.getByRole('button', { name: words('player.goOn') })).toHaveFocus()

  HTMLMediaElement.prototype.play = play
  await user.keyboard('{Enter}')
  expect(film.paused).toBe(false)
  expect(screen.queryByText(words('player.refused'))).not.toBeInTheDocument()
})

test('in the full screen of an iPhone the browser draws the captions, because nothing of the page is there', async () => {
  const { begin } = showPlayer([() => link('/media/1.m3u8')])
  const film = await begin()
  expect(film).not.toHaveClass('systemScreen')
  say(film, 'webkitbeginfullscreen')
  expect(film).toHaveClass('systemScreen')
  say(film, 'webkitendfullscreen')
  expect(film).not.toHaveClass('systemScreen')
})

test('so it does in the small window of Safari, also on the way there from the full screen', async () => {
  const { begin } = showPlayer([() => link('/media/1.m3u8')])
  const film = await begin()
  say(film, 'webkitbeginfullscreen')
  Object.assign(film, { webkitPresentationMode: 'picture-in-picture' })
  say(film, 'webkitendfullscreen', 'webkitpresentationmodechanged')
  expect(film).toHaveClass('systemScreen')
  Object.assign(film, { webkitPresentationMode: 'inline' })
  say(film, 'webkitpresentationmodechanged')
  expect(film).not.toHaveClass('systemScreen')
})
