import { act, renderHook } from '@testing-library/react'
import { useCountdown } from './RestStep.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a rest counts down, can be made longer, and ends once', () => {
  const onOver = jest.fn()
  const { result } = renderHook(() => useCountdown(30, onOver))
  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000))

  pass(10)
  expect(result.current.left).toBe(20)
  act(() => result.current.add(30))
  expect(result.current).toMatchObject({ left: 50, whole: 50 })
  pass(49)
  expect(onOver).not.toHaveBeenCalled()
  pass(5)
  expect(onOver).toHaveBeenCalledTimes(1)
})
