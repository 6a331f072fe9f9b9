import type { Dose } from '@kinora/contracts'
import type { Practice } from '@kinora/demo'
import { gentleTrainings, paths, pathTrainings, planStates } from '../../src/app/schema.ts'
import type { Queryable } from '../../src/platform/index.ts'
import { type IdsByKey, rowOf } from './idsByKey.ts'
import { insertRows } from './insertRows.ts'

const NO_DOSE: Dose = { weekdays: null, daysPerWeek: null, perDayMax: null, text: null, until: null }

/** Imports the paths that specialists made for members, and the pauses of those who said that they would be away. */
export async function importPaths(tx: Queryable, made: Practice, ids: IdsByKey): Promise<void> {
  await insertRows(
    tx,
    paths,
    made.paths.flatMap(({ member, notedAt, name, note, painNote, allowsPause }) => {
      const noteAt = new Date(notedAt)
      return rowOf(ids, member, (userId) => ({ userId, name, note, noteAt, painNote, painNoteAt: noteAt, allowsPause }))
    }),
  )
  await insertRows(
    tx,
    pathTrainings,
    made.paths.flatMap(({ member, trainings }) =>
      trainings.flatMap(({ program, addedAt, timesAWeek, dose: text }, position) =>
        rowOf(ids, member, (userId) => ({
          userId,
          program,
          position,
          addedAt: new Date(addedAt),
          dose: doseOf(timesAWeek, text),
        })),
      ),
    ),
  )
  await insertRows(
    tx,
    gentleTrainings,
    made.paths.flatMap(({ member, gentle }) =>
      gentle.flatMap((program, position) => rowOf(ids, member, (userId) => ({ userId, program, position }))),
    ),
  )
  const mayPause = new Set(made.paths.flatMap(({ member, allowsPause }) => (allowsPause ? [member] : [])))
  await insertRows(
    tx,
    planStates,
    made.absences
      .filter(({ member, why }) => mayPause.has(member) && why !== 'silence')
      .flatMap(({ member, from, to }) =>
        rowOf(ids, member, (userId) => ({
          userId,
          mode: 'paused' as const,
          fromDay: from,
          untilDay: to,
          createdAt: new Date(`${from}T07:00:00Z`),
        })),
      ),
  )
}

/** Of a program for later there is none. */
export const doseOf = (timesAWeek: number, text: string | null): Dose | null =>
  timesAWeek > 0 ? { ...NO_DOSE, daysPerWeek: timesAWeek, text } : null
