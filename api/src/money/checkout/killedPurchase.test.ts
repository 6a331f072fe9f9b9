import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { onPostgres } from '../../../testing/database/databases.ts'
import { openShop } from '../../../testing/money/openShop.ts'
import { POINTS } from '../../../testing/money/points.ts'
import { isThorough } from '../../../testing/thorough.ts'

onPostgres((create) => {
  test('a process that is killed while somebody buys changes nothing about what they get', async (context) => {
    const folder = mkdtempSync(join(tmpdir(), 'kinora-killed-'))
    const dieAt = join(folder, 'point')
    const shop = await openShop(await create(), { folder, dieAt, buyers: POINTS.length + 2 })
    try {
      const undisturbed = { 'plan-1': await shop.buy('plan-1'), 'gift-1': await shop.buy('gift-1') }
      for (const { name, buys } of POINTS.filter(({ isOften }) => isThorough || isOften))
        await context.test(`when ${name}`, async () => {
          const deaths = shop.deaths()
          writeFileSync(dieAt, name)
          assert.deepEqual(await shop.buy(buys), undisturbed[buys])
          assert.equal(shop.deaths(), deaths + 1, 'The process did not die')
        })
    } finally {
      await shop.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
