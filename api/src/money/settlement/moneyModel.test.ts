import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { onPostgres } from '../../../testing/database/databases.ts'
import { GUARDS } from '../../../testing/money/guards.ts'
import { POINTS } from '../../../testing/money/points.ts'
import { openSystem } from '../../../testing/money/openSystem.ts'
import { RACE_NAMES, runRace } from '../../../testing/money/races.ts'
import { runHistories } from '../../../testing/money/runHistories.ts'
import { runModel } from '../../../testing/money/runModel.ts'
import { isThorough, seed, thorough } from '../../../testing/thorough.ts'

const HISTORIES = { histories: thorough(300, 24), seed }
/** A guard that is missing is noticed within these histories. */
const WITHOUT_GUARD = { seeds: [2], histories: 50 }

test('every guard that can be removed, and every place to die at, is in the source, once', () => {
  const places = POINTS.map(({ file, text }) => ({ file: `api/src/${file}`, text }))
  for (const { file, text } of [...GUARDS.flatMap(({ edits }) => edits), ...places]) {
    const source = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8')
    assert.equal(source.split(text).length - 1, 1, `${file}: ${text}`)
  }
})

onPostgres((create) => {
  const createAtUrl = async () => {
    const { url = '', drop } = await create()
    return { url, drop }
  }

  test('in every history of payments, events, codes, refunds and crashes the invariants of money hold', async (t) => {
    for (const { code, output } of await runHistories(createAtUrl, HISTORIES)) {
      assert.equal(code, 0, output)
      t.diagnostic(output.trim())
    }
  })

  test('aligned races violate no invariant of money', async (context) => {
    const database = await create()
    const shop = await openSystem(database)
    try {
      for (const name of RACE_NAMES) await context.test(name, () => runRace(shop, name))
      assert.deepEqual(await shop.misfits(), [], "differences from the types of the provider's SDK")
    } finally {
      await shop.close()
      await database.drop()
    }
  })

  // In this file, because more processes at once would need more connections than a server of the usual settings gives.
  describe('an invariant of money is violated', { concurrency: 2 }, () => {
    for (const guard of GUARDS.filter(({ isOften }) => isThorough || isOften))
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
