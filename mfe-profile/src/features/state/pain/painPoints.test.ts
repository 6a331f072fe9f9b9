import { checkIn } from '../state.fake.ts'
import { painPoints, spanOf } from './painPoints.ts'
import { painShapes } from './painShapes.ts'

const TODAY = '2026-11-25'

test('a day has its strongest pain, and no point without an answer', () => {
  const points = painPoints(
    [
      checkIn('2026-11-20', { painBefore: 6, painAfter: 3 }),
      checkIn('2026-11-20', { painAfter: 7 }),
      checkIn('2026-11-18', { painBefore: 0 }),
      checkIn('2026-11-19', { note: 'bez bólu' }),
    ],
    1,
  )
  expect(points.map(({ day, value }) => [day, value])).toEqual([
    ['2026-11-18', 0],
    ['2026-11-20', 7],
  ])
})

test('a week has the average of its days', () => {
  const answers = [
    checkIn('2026-11-16', { painBefore: 6 }),
    checkIn('2026-11-22', { painBefore: 3 }),
    checkIn('2026-11-23', { painBefore: 2 }),
  ]
  expect(painPoints(answers, 7)).toEqual([
    { day: '2026-11-16', value: 4.5, low: 3, high: 6, days: 2 },
    { day: '2026-11-23', value: 2, low: 2, high: 2, days: 1 },
  ])
})

test('four weeks end today; longer times are of whole weeks', () => {
  expect(spanOf('weeks', TODAY)).toEqual({ from: '2026-10-29', to: TODAY, step: 1 })
  expect(spanOf('months', TODAY)).toEqual({ from: '2026-08-31', to: '2026-11-23', step: 7 })
  expect(spanOf('year', TODAY)).toEqual({ from: '2025-12-01', to: '2026-11-23', step: 7 })
})

test('the line has gaps where days have no answer, which bridges lead across', () => {
  const points = painPoints(
    ['2026-10-29', '2026-10-30', '2026-11-24', '2026-11-25'].map((day) => checkIn(day, { painBefore: 5 })),
    1,
  )
  const { places, line, bridges } = painShapes(points, spanOf('weeks', TODAY))
  expect(places.map(({ x }) => Math.round(x))).toEqual([0, 4, 96, 100])
  expect(line.match(/M/g)).toHaveLength(2)
  expect(bridges).toHaveLength(1)
})

test('strong pain is at the top', () => {
  const points = painPoints([checkIn('2026-10-29', { painAfter: 10 }), checkIn('2026-11-25', { painAfter: 0 })], 1)
  const { places } = painShapes(points, spanOf('weeks', TODAY))
  expect(places.map(({ y }) => y)).toEqual([0, 100])
})
