import assert from 'node:assert/strict'
import { test } from 'node:test'
import { instantIn, localTimeIn } from './localTime.ts'

for (const [zone, at, day, weekday, minutes] of [
  ['Europe/Warsaw', '2026-11-23T06:30:00Z', '2026-11-23', 1, 450],
  ['Europe/Warsaw', '2026-11-22T23:00:00Z', '2026-11-23', 1, 0],
  ['America/Los_Angeles', '2026-11-23T06:30:00Z', '2026-11-22', 7, 1_350],
  ['Asia/Kathmandu', '2026-11-22T18:15:00Z', '2026-11-23', 1, 0],
] as const) {
  test(`at ${at} it is ${minutes} minutes past midnight in ${zone}`, () => {
    assert.deepEqual(localTimeIn(zone, Date.parse(at)), { day, weekday, minutes })
  })
}

for (const [zone, day, time, instant] of [
  ['Europe/Warsaw', '2026-11-23', 450, '2026-11-23T06:30:00.000Z'],
  ['Europe/Warsaw', '2026-07-01', 450, '2026-07-01T05:30:00.000Z'],
  // The days on which the clocks change, before and after it.
  ['Europe/Warsaw', '2026-03-29', 60, '2026-03-29T00:00:00.000Z'],
  ['Europe/Warsaw', '2026-03-29', 480, '2026-03-29T06:00:00.000Z'],
  ['Europe/Warsaw', '2026-10-25', 480, '2026-10-25T07:00:00.000Z'],
  // 02:30 is skipped in March, and comes twice in October.
  ['Europe/Warsaw', '2026-03-29', 150, '2026-03-29T01:30:00.000Z'],
  ['Europe/Warsaw', '2026-10-25', 150, '2026-10-25T00:30:00.000Z'],
  ['America/Los_Angeles', '2026-11-23', 450, '2026-11-23T15:30:00.000Z'],
] as const) {
  test(`${time} minutes past midnight of ${day} in ${zone} is ${instant}`, () => {
    assert.equal(instantIn(zone, day, time).toISOString(), instant)
  })
}
