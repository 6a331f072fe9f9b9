import type { FastifyInstance } from 'fastify'
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { addPerson, tokenOf } from '../../../../testing/people.ts'
import { ORIGIN, startApp, stopApp } from '../../../../testing/startApp.ts'
import { isReadOnly } from '../databaseErrors.ts'
import { installJobs } from '../../jobs/installJobs.ts'
import { owners } from '../../../app/owners.ts'
import { prepareDatabase } from './prepareDatabase.ts'
import { openEmbedded } from './openEmbedded.ts'
import { until } from '../../../../testing/until.ts'

const MB = 2 ** 20

describe('disk space', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-data-'))
  after(() => rmSync(folder, { recursive: true }))
  let freeMb = 1_000
  // A long deadline: on a slow machine a call would be refused for waiting, before its write is.
  const open = () => openEmbedded(folder, owners, { deadlineMs: 60_000, free: async () => freeMb * MB })

  let app: FastifyInstance
  before(async () => {
    const db = await open()
    await prepareDatabase(db)
    await installJobs(db)
    app = await startApp({ open: async () => db, url: undefined, drop: async () => {} })
  })
  after(() => stopApp(app))

  test(
    'on a full disk writes are refused and reads succeed, until there is space again',
    { timeout: 60_000 },
    async () => {
      const userId = await addPerson(app, { email: 'anna@kinora.example', plan: 'running' })
      const headers = { authorization: `Bearer ${await tokenOf(app, userId)}`, origin: ORIGIN }
      const write = () =>
        app.db.rows("update users set first_name = 'Ann' where id = $userId", { userId }).then(
          () => 'written',
          (error: { code: string }) => error.code,
        )
      const untilIt = async (answer: string) => {
        await until(`a write answers ${answer}`, async () => (await write()) === answer)
      }

      const favourite = { data: { users_permissions_user: userId, training: 1 } }
      const keep = () => app.inject({ method: 'POST', url: '/api/favourites', headers, payload: favourite })

      freeMb = 99
      await untilIt('25006')
      const refused = await keep()
      assert.deepEqual(
        [refused.statusCode, refused.json().code, refused.headers['retry-after']],
        [503, 'database.readOnly', '60'],
      )
      const inTransaction = app.db.transaction(async (tx) => tx.orm.execute('create table more (number int)'))
      await assert.rejects(inTransaction, isReadOnly)
      assert.equal((await app.inject({ url: '/api/user/me', headers })).statusCode, 200)
      await app.db.rows('checkpoint')

      freeMb = 100
      await untilIt('written')
      assert.equal((await keep()).statusCode, 201)
    },
  )

  test('without space it does not start, and says why', async () => {
    const place = join(folder, 'new')
    await assert.rejects(
      openEmbedded(place, owners, { free: async () => 199 * MB }),
      /^Error: The disk is full: the data folder .*new needs 200 MB, and 199 MB are free\.$/,
    )
  })
})
