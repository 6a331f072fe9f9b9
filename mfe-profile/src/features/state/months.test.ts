import { addMonths, weeksOfMonth } from './months.ts'

test('months are counted across years', () => {
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-01')
  expect(addMonths('2026-01-31', -1)).toBe('2025-12-01')
})

test('a month has whole weeks, with room for the days of its neighbours', () => {
  const weeks = weeksOfMonth('2026-11-10')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null])
  // Begins on a Monday and has four weeks.
  expect(weeksOfMonth('2027-02-01').flat()).toEqual(expect.not.arrayContaining([null]))
})
