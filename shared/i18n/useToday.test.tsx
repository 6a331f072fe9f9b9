import { act, render, screen } from '@testing-library/react'
import { useToday } from './index.ts'

const Today = () => <p>{useToday()}</p>

afterEach(() => jest.useRealTimers())

test('the day changes at midnight on a page that stays open', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 23, 59) })
  render(<Today />)
  expect(screen.getByText('2026-11-20')).toBeVisible()
  act(() => void jest.advanceTimersByTime(90_000))
  expect(screen.getByText('2026-11-21')).toBeVisible()
})

test('the day is right as soon as somebody comes back to a page that slept', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 22) })
  render(<Today />)
  jest.setSystemTime(new Date(2026, 10, 21, 7))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('2026-11-21')).toBeVisible()
})
