import { screen, within } from '@testing-library/react'
import { moveTo, say } from '../film.fake.ts'
import { showPlayer } from '../showPlayer.fake.tsx'
import { comingNext } from './NowStrip.tsx'

const video = {
  duration: 120,
  chapters: [
    { start: 0, title: 'Ustaw się', note: '1 minuta' },
    { start: 12, title: 'Skłony', note: '8 powtórzeń' },
    { start: 90, title: 'Odpocznij', note: '4 oddechy' },
  ],
}
const now = () => screen.getByTestId('now')

test('the next exercise is near in the last eight seconds, and in the last quarter of a short one', () => {
  const at = (time: number) => comingNext(video, time)
  expect([0, 8.9, 9, 11.9].map(at)).toEqual([-1, -1, 1, 1])
  expect([12, 81.9, 82, 89.9].map(at)).toEqual([-1, -1, 2, 2])
  expect([90, 119.9, 120].map(at)).toEqual([-1, -1, -1])
  expect(comingNext({ duration: 120, chapters: [] }, 119)).toBe(-1)
})

test('below the film are the exercise, its place and its note, and what comes next before it begins', async () => {
  const { begin } = showPlayer()
  const film = await begin()
  expect(now()).toHaveTextContent(/^Ustaw się ?Ćwiczenie 1 z\s2 · 1 minuta/)
  moveTo(film, 23)
  expect(now()).toHaveTextContent(/^Ustaw się ?Dalej: Skłony$/)
  moveTo(film, 30)
  expect(now()).toHaveTextContent(/^Skłony ?Ćwiczenie 2 z\s2/)
})

test('screen readers are told of an exercise once, when it begins, also after a seek', async () => {
  const { begin } = showPlayer()
  const film = await begin()
  const announcements = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => text.startsWith('Ćwiczenie:'))
  const before = announcements()
  expect(before).toEqual([expect.stringMatching(/^Ćwiczenie: Ustaw się/)])
  moveTo(film, 20)
  moveTo(film, 25)
  expect(announcements()).toEqual(before)
  film.currentTime = 40
  say(film, 'seeking', 'seeked', 'timeupdate')
  expect(announcements()).toEqual([expect.stringMatching(/^Ćwiczenie: Skłony/)])
  expect(within(now()).queryByRole('status')).not.toBeInTheDocument()
})
