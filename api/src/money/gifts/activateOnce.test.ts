import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { onPostgres } from '../../../testing/database/databases.ts'
import { addGift } from '../../../testing/money/gifts.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { addPerson, tokenOf } from '../../../testing/people.ts'
import { end, runServer, type ServerProcess } from '../../../testing/runServer.ts'
import { ORIGIN, startApp, stopApp } from '../../../testing/startApp.ts'

const PEOPLE = 50

onPostgres((create) => {
  test('of fifty people who use one code at once in two processes, one gets it', async () => {
    const database = await create()
    const folder = mkdtempSync(join(tmpdir(), 'kinora-once-'))
    const app = await startApp(database)
    const { code } = await addGift(app)
    const tokens: string[] = []
    for (let number = 0; number < PEOPLE; number++)
      tokens.push(
        await tokenOf(app, await addPerson(app, { email: `racer${number}@kinora.example`, passwordHash: null })),
      )
    const env = { KINORA_HOME: folder, DATABASE_URL: database.url, AUTH_SECRET: app.config.authSecrets[0] }
    const servers: ServerProcess[] = []
    /** A server that is busy has changed nothing, and is asked again. */
    const use = async (token: string, number: number): Promise<string> => {
      const { url } = servers[number % 2]!
      const answer = await fetch(`${url}/api/gift-card-orders/activate/${code}`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${token}`,
          origin: ORIGIN,
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${number + 1}`,
        },
        body: '{"data":{}}',
      })
      const { code: problem = '' } = (await answer.json()) as { code?: string }
      return problem === 'server.busy' ? use(token, number) : `${answer.status} ${problem}`
    }
    try {
      servers.push(await runServer(env), await runServer(env))
      const outcomes = Object.groupBy(await Promise.all(tokens.map(use)), (outcome) => outcome)
      assert.deepEqual(
        Object.entries(outcomes)
          .map(([outcome, all]) => [outcome, all?.length])
          .sort(),
        [
          ['200 ', 1],
          ['410 gift.used', PEOPLE - 1],
        ],
      )
      const rows = await app.db.rows<{ is: boolean }>(
        ofAnyone(`select given.user_id = card.redeemed_by as is from subscriptions given, gift_cards card
          where given.source = 'gift:' || card.order_id`),
      )
      assert.deepEqual([...rows], [{ is: true }])
    } finally {
      for (const server of servers) await end(server, 'SIGTERM')
      await stopApp(app)
      await database.drop()
      rmSync(folder, { recursive: true })
    }
  })
})
