import { daysLeft, forgetServerTime, hearServerTime, msUntil, today } from './index.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Noon in the time zone of the tests' device. */
const SERVER = new Date(2026, 10, 20, 12).getTime()
const answerAt = (time: number) => new Response(null, { headers: { date: new Date(time).toUTCString() } })

afterEach(forgetServerTime)

test.each([
  ['thirty hours fast', 30],
  ['thirty hours slow', -30],
])('on a device whose clock is %s, times are those of the server', (_, hours) => {
  jest.spyOn(Date, 'now').mockReturnValue(SERVER + hours * HOUR_MS)
  const read = () => [
    Math.round(msUntil(SERVER + 4 * HOUR_MS) / HOUR_MS),
    daysLeft((SERVER + 10 * DAY_MS) / 1000),
    today(),
  ]
  const before = hours > 0 ? [-26, 9, '2026-11-21'] : [34, 12, '2026-11-19']
  expect(read()).toEqual(before)

  hearServerTime(answerAt(SERVER))
  expect(read()).toEqual([4, 10, '2026-11-20'])

  // An answer that was kept, and one that tells nothing.
  hearServerTime(answerAt(SERVER - 2 * DAY_MS))
  hearServerTime(new Response())
  expect(read()).toEqual([4, 10, '2026-11-20'])
})
