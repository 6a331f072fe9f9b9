import { pollUntil } from './Tracking.tsx'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function poll(readyAfter: number) {
  let times = 0
  const asked = jest.fn(() => ++times > readyAfter)
  const then = jest.fn()
  return { asked, then, stop: pollUntil(asked, then) }
}

test('asks every 500 ms and goes on once, as soon as it is ready', () => {
  const { asked, then } = poll(2)
  jest.advanceTimersByTime(1_499)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(then).not.toHaveBeenCalled()
  jest.advanceTimersByTime(60_000)
  expect(asked).toHaveBeenCalledTimes(3)
  expect(then).toHaveBeenCalledTimes(1)
})

test('gives up after 20 times', () => {
  const { asked, then } = poll(Infinity)
  jest.advanceTimersByTime(60_000)
  expect(asked).toHaveBeenCalledTimes(20)
  expect(then).not.toHaveBeenCalled()
})

test('the last time still counts', () => {
  const { then } = poll(19)
  jest.advanceTimersByTime(60_000)
  expect(then).toHaveBeenCalledTimes(1)
})

test('stops when it is told to', () => {
  const { asked, stop } = poll(Infinity)
  jest.advanceTimersByTime(500)
  stop()
  jest.advanceTimersByTime(60_000)
  expect(asked).toHaveBeenCalledTimes(1)
})
