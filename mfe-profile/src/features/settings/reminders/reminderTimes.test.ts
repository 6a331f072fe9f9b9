import { slotsOf, timesOf } from './reminderTimes.ts'

const slots = [
  { weekday: 1, time: '08:15' },
  { weekday: 3, time: '08:15' },
  { weekday: 3, time: '18:00' },
]

test('slots of one time are one entry, and back', () => {
  const times = timesOf([slots[2]!, slots[0]!, slots[1]!])
  expect(times).toEqual([
    { key: 0, time: '08:15', weekdays: [1, 3] },
    { key: 1, time: '18:00', weekdays: [3] },
  ])
  expect(slotsOf(times)).toEqual(slots)
})

test('the same time on the same day counts once', () => {
  const twice = [...timesOf(slots), { key: 9, time: '18:00', weekdays: [3, 5] }]
  expect(slotsOf(twice)).toEqual([...slots, { weekday: 5, time: '18:00' }])
})
