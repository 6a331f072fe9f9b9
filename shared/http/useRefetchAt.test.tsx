import { hearServerTime, forgetServerTime } from '@kinora/i18n'
import { renderHook } from '@testing-library/react'
import { useRefetchAt } from './index.ts'

const HOUR_MS = 3_600_000
const NOW = new Date('2026-11-20T22:00:00Z')

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
  hearServerTime(new Response(null, { headers: { date: NOW.toUTCString() } }))
})
afterEach(() => {
  jest.useRealTimers()
  forgetServerTime()
})

const follow = () => {
  const refetch = jest.fn()
  const query = { refetch, fulfilledTimeStamp: 1 }
  const { rerender } = renderHook(({ at, ...props }) => useRefetchAt(at, props), {
    initialProps: { at: '2026-11-21T00:00:00Z', ...query },
  })
  return { refetch, answer: (at: string) => rerender({ at, refetch, fulfilledTimeStamp: 2 }) }
}

test('it asks when the moment has come, and again until an answer names a later one', () => {
  const { refetch, answer } = follow()
  jest.advanceTimersByTime(2 * HOUR_MS - 1)
  expect(refetch).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(refetch).toHaveBeenCalled()
  answer('2026-11-22T00:00:00Z')
  const asked = refetch.mock.calls.length
  jest.advanceTimersByTime(23 * HOUR_MS)
  expect(refetch).toHaveBeenCalledTimes(asked)
})

test('after a night of sleep it asks within a minute', () => {
  const { refetch } = follow()
  // Timers stood still, and the page's own time.
  jest.setSystemTime(new Date(NOW.getTime() + 9 * HOUR_MS))
  jest.advanceTimersByTime(60_000)
  expect(refetch).toHaveBeenCalledTimes(1)
})
