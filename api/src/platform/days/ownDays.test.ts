import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonicalTimeZone, dayIn, nextDayIn } from './ownDays.ts'

const at = (instant: string) => Date.parse(instant)

for (const [zone, now, day, next] of [
  ['Europe/Warsaw', '2026-11-21T22:59:59Z', '2026-11-21', '2026-11-21T23:00:00.000Z'],
  ['Europe/Warsaw', '2026-11-21T23:00:00Z', '2026-11-22', '2026-11-22T23:00:00.000Z'],
  // A day of 23 hours, and one of 25.
  ['Europe/Warsaw', '2026-03-28T23:30:00Z', '2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['Europe/Warsaw', '2026-10-24T22:00:00Z', '2026-10-25', '2026-10-25T23:00:00.000Z'],
  // Clocks that go forward at midnight: the day begins at one.
  ['America/Asuncion', '2023-10-01T03:30:00Z', '2023-09-30', '2023-10-01T04:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-21T18:14:00Z', '2026-11-21', '2026-11-21T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-22', '2026-11-22T10:00:00.000Z'],
] as const) {
  test(`in ${zone} at ${now} it is ${day}, until ${next}`, () => {
    assert.equal(dayIn(zone, at(now)), day)
    assert.equal(nextDayIn(zone, at(now)).toISOString(), next)
  })
}

test('only IANA names are time zones', () => {
  assert.deepEqual(['Europe/Warsaw', 'UTC', '+02:00', 'Mars/Olympus', '', '../etc'].map(canonicalTimeZone), [
    'Europe/Warsaw',
    'UTC',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('a time zone has one name, however it is spelt', () => {
  for (const spelling of ['europe/warsaw', 'EUROPE/WARSAW', 'eUrOpE/wArSaW', 'Poland'])
    assert.equal(canonicalTimeZone(spelling), 'Europe/Warsaw')
})
