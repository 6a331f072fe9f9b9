import { screen } from '@testing-library/react'
import { detail } from '../../../programs.fake.ts'
import { moveTo } from '../film.fake.ts'
import { showPlayer } from '../showPlayer.fake.tsx'
import { secondsLeft } from './Countdown.tsx'
import { containing, words } from '../../../words.fake.ts'

const timed = { from: 34, seconds: 48 }
const timedProgram = detail(5, {
  video: {
    duration: 120,
    chapters: [
      { start: 0, title: 'Ustaw się', note: '1 minuta' },
      { start: 30, title: 'Drzewo', note: '48 sekund', timed },
      { start: 90, title: 'Odpocznij', note: '4 oddechy' },
    ],
  },
})

test('secondsLeft counts down during the timed part of an exercise and is null outside of it', () => {
  expect([30, 33.9, 34, 58, 81.5, 82].map((time) => secondsLeft({ timed }, time))).toEqual([
    null,
    null,
    48,
    24,
    0.5,
    null,
  ])
  expect(secondsLeft({}, 40)).toBeNull()
})

test('the countdown is visible throughout, and announced only when it begins and ends', async () => {
  const { begin } = showPlayer(undefined, timedProgram)
  const film = await begin()
  const ring = () => screen.queryByTestId('countdown')
  moveTo(film, 32)
  expect(ring()).not.toBeInTheDocument()

  moveTo(film, 34)
  expect(ring()).toHaveTextContent('48')
  const countdownStatus = screen.getByText(words('player.countdown', { count: 48 }))
  moveTo(film, 60.4)
  expect(ring()).toHaveTextContent('22')
  expect(countdownStatus).toHaveTextContent(containing('player.countdown', { count: 48 }))

  moveTo(film, 82.1)
  expect(ring()).not.toBeInTheDocument()
  expect(screen.getByText(words('player.countdownOver'))).toBeInTheDocument()
})
