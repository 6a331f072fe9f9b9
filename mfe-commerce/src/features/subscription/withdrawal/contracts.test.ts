import { payment } from '../../../subscription.fake.ts'
import { canWithdraw, refusalOf } from './contracts.ts'

const paid = payment({ withdrawUntil: '2026-12-09' })

test('a contract is withdrawn from until the end of its last day in Poland', () => {
  expect(canWithdraw(paid, new Date('2026-12-09T22:59:59Z'))).toBe(true)
  expect(canWithdraw(paid, new Date('2026-12-09T23:00:00Z'))).toBe(false)
})

test('who is late is told this day', () => {
  expect(refusalOf(paid, new Date('2026-12-09T22:59:59Z'))).toEqual({ why: 'none' })
  expect(refusalOf(paid, new Date('2026-12-09T23:00:00Z'))).toEqual({ why: 'late', day: '2026-12-09' })
})
