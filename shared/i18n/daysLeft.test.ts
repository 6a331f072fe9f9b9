import { daysLeft } from './daysLeft.ts'

const DAY_SECONDS = 86_400

test('days are counted up, and never below none', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  expect(daysLeft(now / 1000 + 1, now)).toBe(1)
  expect(daysLeft(now / 1000 + DAY_SECONDS, now)).toBe(1)
  expect(daysLeft(now / 1000 + DAY_SECONDS + 1, now)).toBe(2)
  expect(daysLeft(now / 1000 - DAY_SECONDS * 3, now)).toBe(0)
})
