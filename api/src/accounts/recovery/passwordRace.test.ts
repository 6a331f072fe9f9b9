import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browser } from '../../../testing/browser.ts'
import { onPostgres } from '../../../testing/database/databases.ts'
import { addPerson, PASSWORD } from '../../../testing/people.ts'
import { useApp } from '../../../testing/startApp.ts'
import { until } from '../../../testing/until.ts'
import { hashPassword } from '../../identity/index.ts'
import { updatePassword } from './recoveryQueries.ts'

onPostgres((create) => {
  const running = useApp(create)

  test('a sign-in with the old password that is on its way does not outlive the new one', async () => {
    const email = 'race@kinora.example'
    const userId = await addPerson(running.app, { email })
    const who = browser(running.app)
    await who.csrfToken()
    const { db } = running.app
    const waits = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    const signingIn = await db.transaction(async (tx) => {
      await updatePassword(tx, userId, await hashPassword('an even quieter evening'))
      const signingIn = who.signIn(email, PASSWORD)
      await until('the sign-in waits for the new password', async () => (await db.rows(waits)).length > 0)
      return { answer: signingIn }
    })
    assert.equal((await signingIn.answer).statusCode, 401)
    assert.deepEqual(await who.session(), {})
  })
})
