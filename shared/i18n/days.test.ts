import { addDays, daysBetween, daysFrom, formatDay, formatWithDashes, mondayOf } from './days.ts'

test('days are counted across months, years and changes of the clock', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-10-25', 1)).toBe('2026-10-26')
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysFrom('2026-10-24', '2026-10-26')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
})

test('weeks begin on Monday', () => {
  expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  expect(mondayOf('2026-11-29')).toBe('2026-11-23')
})

test('dates are written in the page’s language, and with dashes where the specification wants it', () => {
  expect(formatDay('2026-11-12', 'pl', 'long')).toBe('12 listopada')
  expect(formatDay('2026-11-12', 'en', 'long')).toBe('12 November')
  expect(formatDay('2026-11-12', 'en', 'weekdayAndDay')).toBe('Thursday 12 November')
  expect(formatDay('2026-11-12', 'pl', 'month')).toBe('listopad 2026')
  expect(formatWithDashes(new Date(2026, 10, 2, 23, 59))).toBe('02-11-2026')
})
