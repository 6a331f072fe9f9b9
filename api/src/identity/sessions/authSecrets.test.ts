import type { FastifyInstance } from 'fastify'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browser } from '../../../testing/browser.ts'
import { onPostgres } from '../../../testing/database/databases.ts'
import { addPerson, PASSWORD } from '../../../testing/people.ts'
import { startApp, stopApp, useApp } from '../../../testing/startApp.ts'
import { reminderTokens } from '../../care/reminders/reminderTokens.ts'
import type { AuthSecrets } from './seal.ts'

const OLD = 'another secret for tests that is long enough'
const NEW = 'the next secret for tests that is long enough'

onPostgres((create) => {
  const running = useApp(create)
  /** Another process on the same database. */
  async function withProcess<Result>(authSecrets: AuthSecrets, use: (app: FastifyInstance) => Promise<Result>) {
    const app = await startApp(running.database, running.content, { authSecrets })
    try {
      return await use(app)
    } finally {
      await stopApp(app)
    }
  }
  const me = async (app: FastifyInstance, token: string) =>
    (await app.inject({ url: '/api/user/me?locale=pl', headers: { authorization: `Bearer ${token}` } })).statusCode
  const stop = async (app: FastifyInstance, code: string) =>
    (
      await app.inject({
        method: 'POST',
        url: `/api/reminders/stop?code=${code}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    ).statusCode

  test('while one secret replaces another, whatever either process gave is taken by both', async () => {
    const email = 'ada@example.pl'
    const userId = await addPerson(running.app, { email })
    const page = browser(running.app)
    await page.signIn(email, PASSWORD)
    const token = (await page.session()).jwt as string
    const csrfToken = await page.csrfToken()
    const stopCode = reminderTokens([OLD]).make(userId, 'stop')
    await withProcess([OLD, NEW], (first) =>
      withProcess([NEW, OLD], async (second) => {
        for (const app of [first, second]) {
          assert.equal(await me(app, token), 200)
          assert.equal(await stop(app, stopCode), 204)
        }
        const moved = browser(second)
        for (const [name, value] of page.cookies) moved.cookies.set(name, value)
        const changed = await moved.postJson('/api/auth/session', { csrfToken })
        assert.equal(changed.statusCode, 200, changed.body)
        assert.equal(await me(first, changed.json().jwt as string), 200)
        assert.equal(await stop(first, reminderTokens([NEW]).make(userId, 'stop')), 204)
        assert.equal(await me(running.app, changed.json().jwt as string), 401)
      }),
    )
  })

  test('afterwards the old secret opens nothing; sessions stay', async () => {
    const email = 'ola@example.pl'
    const userId = await addPerson(running.app, { email })
    const page = browser(running.app)
    await page.signIn(email, PASSWORD)
    const token = (await page.session()).jwt as string
    await withProcess([NEW], async (app) => {
      assert.equal(await me(app, token), 401)
      assert.equal(await stop(app, reminderTokens([OLD]).make(userId, 'stop')), 410)
      const moved = browser(app)
      for (const [name, value] of page.cookies) moved.cookies.set(name, value)
      assert.equal(await me(app, (await moved.session()).jwt as string), 200)
    })
  })
})
