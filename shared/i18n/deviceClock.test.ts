import { isYoung, markNow, stopwatch } from './index.ts'

const HOUR_MS = 3_600_000
const setClock = (hours: number) => jest.spyOn(Date, 'now').mockReturnValue(hours * HOUR_MS)

test('a mark is young for so long, and no longer where the clock was set back since', () => {
  setClock(10)
  const mark = markNow()
  const isStillYoung = () => isYoung(mark, HOUR_MS)
  expect(isStillYoung()).toBe(true)
  setClock(10.99)
  expect(isStillYoung()).toBe(true)
  setClock(11)
  expect(isStillYoung()).toBe(false)
  setClock(5)
  expect(isStillYoung()).toBe(false)
  expect(isYoung(Number(undefined), HOUR_MS)).toBe(false)
})

test('a stopwatch goes on while the page sleeps, and while the clock is set back', () => {
  setClock(10)
  const page = jest.spyOn(performance, 'now').mockReturnValue(1_000)
  const elapsed = stopwatch()
  setClock(18)
  expect(elapsed()).toBe(8 * HOUR_MS)
  setClock(5)
  page.mockReturnValue(3_000)
  expect(elapsed()).toBe(2_000)
})
