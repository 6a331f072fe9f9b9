import { clearSession, hearServerTime, msUntil } from './index.ts'

const HOUR_MS = 3_600_000
const MOMENT = Date.parse('2026-11-20T12:00:00Z')
const answerAt = (time: number) => new Response(null, { headers: { date: new Date(time).toUTCString() } })
const hoursLeft = () => msUntil(MOMENT) / HOUR_MS

test.each([
  ['five hours fast', 5],
  ['five hours slow', -5],
])('how long it is until a moment of the server, on a device whose clock is %s', (_, hours) => {
  const server = MOMENT - 4 * HOUR_MS
  jest.spyOn(Date, 'now').mockReturnValue(server + hours * HOUR_MS)
  expect(hoursLeft()).toBeCloseTo(4 - hours)
  hearServerTime(answerAt(server))
  expect(hoursLeft()).toBeCloseTo(4)
  hearServerTime(answerAt(server - HOUR_MS))
  hearServerTime(new Response())
  expect(hoursLeft()).toBeCloseTo(4)
  clearSession()
})
