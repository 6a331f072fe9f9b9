import { pollUntil } from './Tracking.tsx'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function poll(readyAfter: number) {
  let times = 0
  const isReady = jest.fn(() => ++times > readyAfter)
  const then = jest.fn()
  return { isReady, then, stop: pollUntil(isReady, then) }
}

test('asks every 500 ms and goes on once, as soon as it is ready', () => {
  const { isReady, then } = poll(2)
  jest.advanceTimersByTime(1_499)
  expect(isReady).toHaveBeenCalledTimes(2)
  expect(then).not.toHaveBeenCalled()
  jest.advanceTimersByTime(60_000)
  expect(isReady).toHaveBeenCalledTimes(3)
  expect(then).toHaveBeenCalledTimes(1)
})

test('gives up after 20 times', () => {
  const { isReady, then } = poll(Infinity)
  jest.advanceTimersByTime(60_000)
  expect(isReady).toHaveBeenCalledTimes(20)
  expect(then).not.toHaveBeenCalled()
})

test('the last time still counts', () => {
  const { then } = poll(19)
  jest.advanceTimersByTime(60_000)
  expect(then).toHaveBeenCalledTimes(1)
})

test('stops when it is told to', () => {
  const { isReady, stop } = poll(Infinity)
  jest.advanceTimersByTime(500)
  stop()
  jest.advanceTimersByTime(60_000)
  expect(isReady).toHaveBeenCalledTimes(1)
})
