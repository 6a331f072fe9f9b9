import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { ORIGIN, useApp } from '../../../testing/startApp.ts'
import { reminderTokens } from './reminderTokens.ts'

const AUTH_SECRET = 'a secret for reminders that is long enough'
const tokens = reminderTokens([AUTH_SECRET])
const MORNINGS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, time: '08:15' }))
const FORM = ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'] as const

onOneDatabase((create) => {
  const running = useApp(create, { authSecrets: [AUTH_SECRET] })
  let people = 0

  /** Somebody with reminders by mail. */
  async function person() {
    const caller = await addCaller(running.app, { email: `stop${++people}@kinora.example` })
    await running.app.db.rows('update users set email_verified_at = now() where id = $userId', {
      userId: caller.userId,
    })
    const save = () => caller.put('/reminders', { data: { slots: MORNINGS, byEmail: true, again: true } })
    await save()
    return { ...caller, save, settings: async () => (await caller.get('/reminders')).json().data }
  }
  const stop = (code: string, [type, payload]: readonly [string?, string?] = FORM) =>
    running.app.inject({
      method: 'POST',
      url: `/api/reminders/stop?code=${code}`,
      ...(type && { headers: { 'content-type': type } }),
      ...(payload && { payload }),
    })

  test('the code of a mail ends the reminders of its recipient, with one press and without signing in', async () => {
    const { userId, settings } = await person()
    const code = tokens.make(userId, 'stop')
    const other = tokens.make(userId, 'calendar 1')
    for (const wrong of ['1', `${userId}.x`, other, `${userId + 1}.${code.split('.')[1]}`, '9999999999.x']) {
      const answer = await stop(wrong)
      assert.deepEqual([answer.statusCode, answer.json().code], [410, 'reminders.wrongCode'], wrong)
    }
    assert.equal((await settings()).byEmail, true)
    for (const answer of [await stop(code), await stop(code)]) assert.equal(answer.statusCode, 204, answer.body)
    const { byEmail, again, slots } = await settings()
    assert.deepEqual([byEmail, again, slots], [false, false, MORNINGS])
  })

  test('mail programs differ in what they post: multipart (RFC 8058, 3.2), plain text, nothing', async () => {
    const { userId, save, settings } = await person()
    const multipart = '--one\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--one--\r\n'
    for (const posted of [
      ['multipart/form-data; boundary=one', multipart],
      ['text/plain', 'List-Unsubscribe=One-Click'],
      ['application/json'],
      [],
    ] as const) {
      await save()
      const answer = await stop(tokens.make(userId, 'stop'), posted)
      assert.equal(answer.statusCode, 204, `${posted[0]}: ${answer.body}`)
      assert.equal((await settings()).byEmail, false, posted[0])
    }
  })

  test('a program that opens the address gets to the page that asks first, and ends nothing', async () => {
    const { userId, settings } = await person()
    const code = tokens.make(userId, 'stop')
    const { statusCode, headers } = await running.app.inject(`/api/reminders/stop?code=${code}&locale=en`)
    assert.deepEqual([statusCode, headers.location], [302, `${ORIGIN}/en/reminders/stop#code=${code}`])
    assert.equal((await settings()).byEmail, true)
  })
})
