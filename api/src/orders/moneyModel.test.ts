import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { onPostgres } from '../../testing/databases.ts'
import { GUARDS } from '../../testing/money/guards.ts'
import { openWorld } from '../../testing/money/openWorld.ts'
import { RACE_NAMES, runRace } from '../../testing/money/races.ts'
import { runModel } from '../../testing/money/runModel.ts'

/** The same histories in each run; `HISTORIES` and `SEED` in the environment for others. */
const { HISTORIES = '30', SEED = '1' } = process.env
const PROCESSES = 2
/** Of each process. More of them would need more connections than a server of the usual settings gives. */
const WORLDS = 1
/** A guard that is missing is noticed within these histories. */
const WITHOUT_GUARD = { seeds: [2], histories: 50 }

onPostgres((create) => {
  describe('in every history of payments, events, codes, refunds and crashes', { concurrency: PROCESSES }, () => {
    for (let part = 0; part < PROCESSES; part++)
      test(`the invariants of money hold (part ${part + 1})`, async (context) => {
        const databases = await Promise.all(Array.from({ length: WORLDS }, () => create()))
        try {
          const { code, output } = await runModel({
            urls: databases.map(({ url }) => url ?? ''),
            seeds: databases.map((_, world) => Number(SEED) + part * WORLDS + world),
            histories: Math.ceil(Number(HISTORIES) / PROCESSES / WORLDS),
          })
          assert.equal(code, 0, output)
          context.diagnostic(output.trim())
        } finally {
          for (const { drop } of databases) await drop()
        }
      })
  })

  test('aligned races violate no invariant of money', async (context) => {
    const database = await create()
    const world = await openWorld(database)
    try {
      for (const name of RACE_NAMES) await context.test(name, () => runRace(world, name))
    } finally {
      await world.close()
      await database.drop()
    }
  })

  // In this file, because more processes at once would need more connections than a server of the usual settings gives.
  describe('an invariant of money is violated', { concurrency: PROCESSES }, () => {
    for (const guard of GUARDS)
      test(`unless ${guard.name}`, async (context) => {
        const database = await create()
        try {
          const task = { urls: [database.url ?? ''], ...WITHOUT_GUARD }
          const { code, output } = await runModel(task, guard)
          assert.equal(code, 1, output)
          assert.match(output, /^(I\d|Every)/, output)
          context.diagnostic(output.trim())
        } finally {
          await database.drop()
        }
      })
  })
})
