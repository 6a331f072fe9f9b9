import type { Dose } from '@kinora/contracts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_DOSE } from '../../../testing/care/trainedMembers.ts'
import type { FoundExercise } from './exerciseQueries.ts'
import { exercisesOf } from './exercisesOf.ts'

/** A Monday and the second Sunday after it. */
const [FROM, TO] = ['2026-11-09', '2026-11-22']

const found = (dose: Partial<Dose>, doneDays: string[]): FoundExercise => ({
  training: { id: 1, title: 'Most' } as FoundExercise['training'],
  isOnPath: true,
  spans: [{ dose: { ...NO_DOSE, ...dose }, addedDay: '2026-11-02', fromDay: '2026-11-02', untilDay: null }],
  done: doneDays.map((day) => ({ day, times: 1 })),
  told: [],
  felt: [],
  begunDay: null,
})
const figures = (program: FoundExercise, states: Parameters<typeof exercisesOf>[0]['states'] = []) => {
  const [exercise] = exercisesOf({ states, pain: [], programs: [program] }, FROM, TO).programs
  return [exercise?.done, exercise?.asked]
}

for (const [what, program, expected] of [
  ['of days a week, another day of the same week', found({ daysPerWeek: 1 }, ['2026-11-14', '2026-11-18']), [2, 2]],
  ['of days a week, not one of another week', found({ daysPerWeek: 1 }, ['2026-11-14', '2026-11-15']), [1, 2]],
  ['of weekdays, only those', found({ weekdays: [1] }, ['2026-11-09', '2026-11-17']), [1, 2]],
  ['not today, before it is done', found({ weekdays: [7] }, []), [0, 1]],
  ['today, once it is done', found({ weekdays: [7] }, [TO]), [1, 2]],
] as const)
  test(`done of asked: ${what}`, () => assert.deepEqual(figures(program), expected))

test('days of a pause and gentle days ask for nothing', () => {
  const states = [
    { mode: 'paused', from: '2026-11-09', until: '2026-11-10' },
    { mode: 'gentle', from: '2026-11-12', until: '2026-11-12' },
  ] as const
  assert.deepEqual(figures(found({ daysPerWeek: 7 }, [TO]), [...states]), [1, 11])
})
