import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onPostgres } from '../../testing/databases.ts'
import { addGift } from '../../testing/gifts.ts'
import { ofAnyone } from '../../testing/ofAnyone.ts'
import { addPerson, tokenOf } from '../../testing/people.ts'
import { startApp, stopApp } from '../../testing/startApp.ts'

const PEOPLE = 50

onPostgres((create) => {
  test('of fifty people who use one code at once in two processes, one gets it', async () => {
    const database = await create()
    const apps = [await startApp(database), await startApp(database)]
    const app = apps[0]!
    try {
      const { code } = await addGift(app)
      const tokens: string[] = []
      for (let number = 0; number < PEOPLE; number++)
        tokens.push(await tokenOf(app, await addPerson(app, { email: `racer${number}@kinora.example` })))
      const answers = await Promise.all(
        tokens.map((token, number) =>
          apps[number % 2]!.inject({
            method: 'PUT',
            url: `/api/gift-card-orders/activate/${code}`,
            headers: { authorization: `Bearer ${token}` },
            remoteAddress: `203.0.113.${number + 1}`,
            payload: { data: {} },
          }),
        ),
      )
      const outcomes = Object.groupBy(answers, (answer) => `${answer.statusCode} ${answer.json().code ?? ''}`)
      assert.deepEqual([outcomes['200 ']?.length, outcomes['410 gift.used']?.length], [1, PEOPLE - 1])
      const rows = await app.db.rows(ofAnyone("select 1 from subscriptions where source like 'gift:%'"))
      assert.equal(rows.length, 1)
    } finally {
      for (const each of apps) await stopApp(each)
      await database.drop()
    }
  })
})
