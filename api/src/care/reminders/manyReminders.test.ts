import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { useApp } from '../../../testing/startApp.ts'
import { reminderTokens } from './reminderTokens.ts'
import { sendReminders } from './sendReminders.ts'

const AUTH_SECRET = 'a secret for reminders that is long enough'
/** A Monday in Warsaw, at 8:30. */
const MONDAY = Date.parse('2026-11-23T07:30:00Z')

onOneDatabase((create) => {
  const running = useApp(create, { sandboxUrl: undefined, authSecrets: [AUTH_SECRET] })

  test('all that is due at one time is sent, a thousand at once, each once', async (context) => {
    const { db } = running.app
    await running.app.ready()
    await db.rows(
      ofAnyone(`with added as (
          insert into users (email, first_name, last_name, role, locale, email_verified_at)
          select 'member' || number || '@kinora.example', 'Anna', 'Zielińska', 'patient', 'pl', now()
          from generate_series(1, 2001) number returning id
        ), settings as (
          insert into reminder_settings (user_id, by_email, again) select id, true, false from added
        )
        insert into reminder_slots (user_id, weekday, minutes) select id, 1, 495 from added`),
    )
    const transactions = context.mock.method(db, 'transaction')
    const send = () => sendReminders(running.app, reminderTokens([AUTH_SECRET]), MONDAY)
    await send()
    assert.equal(transactions.mock.callCount(), 3)
    await send()
    const mails = await db.rows(
      ofAnyone('select count(*)::int as mails, count(distinct user_id)::int as members from outbox'),
    )
    assert.deepEqual(mails, [{ mails: 2001, members: 2001 }])
    assert.deepEqual(await db.rows("select count(*)::int as jobs from jobs.job where name = 'mail'"), [{ jobs: 2001 }])
  })
})
