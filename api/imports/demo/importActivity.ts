import type { Practice } from '@kinora/demo'
import { checkIns, doneTrainings, favourites, feedbacks, videoSurveys, watchList } from '../../src/app/schema.ts'
import { dayIn, type Queryable } from '../../src/platform/index.ts'
import type { IdsByKey } from './idsByKey.ts'
import { insertRows } from './insertRows.ts'

const TIME_ZONE = 'Europe/Warsaw'

/** Imports done programs, check-ins, video surveys, feedback and saved programs. */
export async function importActivity(tx: Queryable, made: Practice, ids: IdsByKey): Promise<void> {
  /** Rows of newly inserted members, with the day in TIME_ZONE; `more`: the columns that only this table has. */
  const rowsOf = <Row extends { member: string; program: string }, More>(
    rows: Row[],
    at: (row: Row) => string,
    more: (row: Row) => More,
  ) =>
    rows.flatMap((row) => {
      const [userId, createdAt] = [ids.get(row.member), new Date(at(row))]
      return userId === undefined
        ? []
        : [{ userId, program: row.program, createdAt, day: dayIn(TIME_ZONE, createdAt.getTime()), ...more(row) }]
    })
  const at = (row: { at: string }) => row.at
  const nothing = () => ({})

  await insertRows(
    tx,
    doneTrainings,
    rowsOf(made.doneTrainings, ({ doneAt }) => doneAt, nothing),
  )
  await insertRows(
    tx,
    checkIns,
    rowsOf(made.checkIns, at, ({ painBefore, painAfter, effort, note }) => ({ painBefore, painAfter, effort, note })),
  )
  await insertRows(
    tx,
    videoSurveys,
    rowsOf(made.videoSurveys, at, ({ feeling }) => ({ feeling })),
  )
  await insertRows(
    tx,
    feedbacks,
    rowsOf(made.feedbacks, at, ({ rating }) => ({ rating, tags: [] })),
  )
  await insertRows(tx, favourites, rowsOf(made.favourites, at, nothing))
  await insertRows(tx, watchList, rowsOf(made.watchList, at, nothing))
}
