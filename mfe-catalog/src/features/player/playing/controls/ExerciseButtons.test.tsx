import { act, screen, within } from '@testing-library/react'
import { moveTo, say } from '../../film.fake.ts'
import { showPlayer } from '../../showPlayer.fake.tsx'
import { containing, text, words } from '../../../../words.fake.ts'

const exercise = (name: string) =>
  within(screen.getByRole('group', { name: words('player.exercises') })).getByRole('button', { name })
const chapter = (name: RegExp) => screen.getByRole('button', { name })
const jump = (film: HTMLVideoElement, seconds: number) => {
  film.currentTime = seconds
  say(film, 'seeking', 'seeked', 'timeupdate')
}
/** Plays from the current time on, with a `timeupdate` for each second. */
const playTo = (film: HTMLVideoElement, seconds: number) => {
  while (film.currentTime < seconds) moveTo(film, Math.min(seconds, film.currentTime + 1))
}

test('next goes to the next exercise, previous to the beginning of this one, then to the one before', async () => {
  const { begin, user } = showPlayer()
  const film = await begin()
  await user.click(exercise(text('player.nextExercise')))
  expect(film.currentTime).toBe(30)

  moveTo(film, 41)
  expect(exercise(text('player.nextExercise'))).toHaveAttribute('aria-disabled', 'true')
  await user.click(exercise(text('player.nextExercise')))
  expect(film.currentTime).toBe(41)
  await user.click(exercise(text('player.previousExercise')))
  expect(film.currentTime).toBe(30)
  moveTo(film, 31)
  await user.click(exercise(text('player.previousExercise')))
  expect(film.currentTime).toBe(0)
})

test('previous goes by where the film is, also before its last seek has been shown', async () => {
  const { begin, user } = showPlayer()
  const film = await begin()
  moveTo(film, 10)
  film.currentTime = 32
  await user.click(exercise(text('player.previousExercise')))
  expect(film.currentTime).toBe(0)
  film.currentTime = 41
  await user.click(exercise(text('player.previousExercise')))
  expect(film.currentTime).toBe(30)
})

test('an exercise is repeated until that is switched off', async () => {
  const { begin, user } = showPlayer()
  const film = await begin()
  moveTo(film, 10)
  await user.click(exercise(text('player.repeatExercise')))
  expect(exercise(text('player.repeatExercise'))).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText(words('player.repeatOn', { title: 'Ustaw się' }))).toBeInTheDocument()
  moveTo(film, 30.2)
  expect(film.currentTime).toBe(0)

  moveTo(film, 20)
  await user.click(exercise(text('player.repeatExercise')))
  expect(exercise(text('player.repeatExercise'))).toHaveAttribute('aria-pressed', 'false')
  moveTo(film, 30.2)
  expect(film.currentTime).toBe(30.2)
})

test('after a seek the new exercise is repeated, also the last one when the film ends', async () => {
  const { begin, user } = showPlayer()
  const film = await begin()
  await user.click(exercise(text('player.repeatExercise')))
  jump(film, 60)
  moveTo(film, 61)
  expect(film.currentTime).toBe(61)

  Object.assign(film, { currentTime: 120 })
  Object.defineProperty(film, 'ended', { configurable: true, get: () => film.currentTime >= 120 })
  act(() => void film.pause())
  say(film, 'ended')
  expect(film.currentTime).toBe(30)
  expect(film.paused).toBe(false)
})

test('the keys N, P and R do the same', async () => {
  const { begin, user } = showPlayer()
  const film = await begin()
  await user.keyboard('n')
  expect(film.currentTime).toBe(30)
  say(film, 'seeking')
  await user.keyboard('p')
  expect(film.currentTime).toBe(0)
  await user.keyboard('r')
  expect(exercise(text('player.repeatExercise'))).toHaveAttribute('aria-pressed', 'true')
})

test('watched exercises are ticked, skipped ones are not', async () => {
  const { begin } = showPlayer()
  const film = await begin()
  jump(film, 60)
  expect(chapter(/Ustaw się/)).not.toHaveAccessibleName(containing('player.seen'))
  jump(film, 0)
  playTo(film, 23)
  expect(chapter(/Ustaw się/)).not.toHaveAccessibleName(containing('player.seen'))
  playTo(film, 25)
  expect(chapter(/Ustaw się/)).toHaveAccessibleName(/1 minuta ?, obejrzane/)

  jump(film, 118)
  playTo(film, 120)
  expect(chapter(/Skłony/)).not.toHaveAccessibleName(containing('player.seen'))
})
