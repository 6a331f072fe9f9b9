import type { Practice } from '@kinora/demo'
import { paths, pathTrainings } from '../../src/schema.ts'
import type { Orm } from '../../src/database/database.ts'
import { type IdsByKey, rowOf } from './idsByKey.ts'
import { insertRows } from './insertRows.ts'

/** Imports the paths that specialists made for members. */
export async function importPaths(tx: Orm, made: Practice, ids: IdsByKey): Promise<void> {
  await insertRows(
    tx,
    paths,
    made.paths.flatMap(({ member, name, note }) => rowOf(ids, member, (userId) => ({ userId, name, note }))),
  )
  await insertRows(
    tx,
    pathTrainings,
    made.paths.flatMap(({ member, trainings }) =>
      trainings.flatMap(({ program, addedAt }, position) =>
        rowOf(ids, member, (userId) => ({ userId, program, position, addedAt: new Date(addedAt) })),
      ),
    ),
  )
}
