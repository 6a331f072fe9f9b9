import { fireEvent, screen, waitFor } from '@testing-library/react'
import { arrive, moveTo } from './film.fake.ts'
import { control, showPlayer } from './showPlayer.fake.tsx'
import { words } from '../../words.fake.ts'

test('one press plays the film and moves the focus to the pause button', async () => {
  const { begin } = showPlayer()
  const film = await begin()
  expect(film).toHaveAttribute('src', 'http://localhost/media/1.m3u8')
  expect(film.paused).toBe(false)
  expect(control('Pauza')).toHaveFocus()
})

test('a chapter plays from its beginning and is marked while it lasts', async () => {
  const { begin, user } = showPlayer()
  const film = await begin()
  const chapter = screen.getByRole('button', { name: /Skłony/ })
  await user.click(chapter)
  expect(film.currentTime).toBe(30)
  expect(chapter).toHaveAttribute('aria-current', 'true')

  moveTo(film, 3)
  expect(chapter).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('slider', { name: words('player.position') })).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^0:03 z\s2:00, Ustaw się$/),
  )
})

test('a chapter chosen before the film has loaded is where the film begins', async () => {
  const { film, user } = showPlayer()
  await user.click(screen.getByRole('button', { name: /Skłony/ }))
  await waitFor(() => expect(film()).toHaveAttribute('src'))
  arrive(film())
  expect(film().currentTime).toBe(30)
})

test('the transcript follows the film and plays from the line that is chosen', async () => {
  const { begin, user } = showPlayer()
  const film = await begin()
  await user.click(screen.getByRole('tab', { name: words('player.transcript') }))
  const line = await screen.findByRole('button', { name: /Skłon\./ })
  expect(screen.getByRole('button', { name: /Usiądź\./ })).toHaveAttribute('aria-current', 'true')

  moveTo(film, 41)
  expect(line).toHaveAttribute('aria-current', 'true')
  await user.click(screen.getByRole('button', { name: /Usiądź\./ }))
  expect(film.currentTime).toBe(0)
})

test('ten seconds back and forward stay inside the film', async () => {
  const { begin, user } = showPlayer()
  const film = await begin()
  moveTo(film, 4)
  await user.click(control(/−10/))
  expect(film.currentTime).toBe(0)
  moveTo(film, 115)
  await user.click(control(/\+10/))
  expect(film.currentTime).toBe(120)
})

test('captions begin in the language of the page, and a choice is remembered', async () => {
  const { begin, user } = showPlayer()
  const film = await begin()
  const modes = () => [film.textTracks[0]?.mode, film.textTracks[1]?.mode]
  expect(modes()).toEqual(['showing', 'disabled'])

  await user.click(control('Napisy: Polski'))
  await user.click(screen.getByRole('radio', { name: 'English' }))
  expect(modes()).toEqual(['disabled', 'showing'])
  expect(control('Napisy: English')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: words('player.captionsOff') }))
  expect(modes()).toEqual(['disabled', 'disabled'])
  expect(JSON.parse(localStorage.getItem('kinora.player') ?? '')).toMatchObject({ version: 1, captions: 'off' })
})

test('speed and volume of the last visit are restored', async () => {
  localStorage.setItem('kinora.player', JSON.stringify({ version: 1, volume: 0.3, muted: false, speed: 0.75 }))
  const { begin } = showPlayer()
  const film = await begin()
  expect(film.playbackRate).toBe(0.75)
  expect(film.volume).toBe(0.3)
  expect(control('Tempo 0,75×')).toBeVisible()
})

const volume = () => screen.queryByRole('slider', { name: words('player.volume') })

test('the volume has a slider', async () => {
  const { begin, user } = showPlayer()
  await begin()
  await user.click(control(words('player.more')))
  expect(volume()).toBeVisible()
})

test('where the system owns the volume, as on iPhones, there is sound or none, and no slider that does nothing', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'volume', 'get').mockReturnValue(1)
  const { begin, user } = showPlayer()
  await begin()
  await user.click(control(words('player.more')))
  await waitFor(() => expect(volume()).not.toBeInTheDocument())
  expect(screen.getByRole('checkbox', { name: words('player.mute') })).toBeVisible()
})

test('Escape closes a menu and returns the focus to its button', async () => {
  const { begin, user } = showPlayer()
  await begin()
  await user.click(control(/Tempo/))
  await user.click(screen.getByRole('radio', { name: '1,5×' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(control('Tempo 1,5×')).toHaveFocus()
})

test('keys work inside the player, not in its fields and not outside', async () => {
  const { begin, user } = showPlayer()
  const film = await begin()
  await user.keyboard('5')
  expect(film.currentTime).toBe(60)
  await user.keyboard('j')
  expect(film.currentTime).toBe(50)
  await user.keyboard('k')
  expect(film.paused).toBe(true)
  await user.keyboard('m')
  expect(film.muted).toBe(true)
  // The key M, also where it types ь.
  fireEvent.keyDown(control(words('player.start')), { key: 'ь', code: 'KeyM' })
  expect(film.muted).toBe(false)
  await user.keyboard('{Control>}k{/Control}')
  expect(film.paused).toBe(true)

  screen.getByRole('slider', { name: words('player.position') }).focus()
  await user.keyboard('k')
  expect(film.paused).toBe(true)
  screen.getByRole('tab', { name: words('player.chapters') }).focus()
  await user.keyboard('k')
  expect(film.paused).toBe(true)
})
