import { daysLeft } from './daysLeft.ts'

const DAY_SECONDS = 86_400

test('days are counted up, and never below none', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  jest.spyOn(Date, 'now').mockReturnValue(now)
  expect(daysLeft(now / 1000 + 1)).toBe(1)
  expect(daysLeft(now / 1000 + DAY_SECONDS)).toBe(1)
  expect(daysLeft(now / 1000 + DAY_SECONDS + 1)).toBe(2)
  expect(daysLeft(now / 1000 - DAY_SECONDS * 3)).toBe(0)
})
