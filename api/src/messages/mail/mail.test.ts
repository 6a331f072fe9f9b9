import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { onOneDatabase, onPostgres } from '../../../testing/database/databases.ts'
import { openMailbox } from '../../../testing/messages/mailbox.ts'
import { openSmtp } from '../../../testing/messages/smtpServer.ts'
import { startApp, stopApp, useApp } from '../../../testing/startApp.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'

const verify = (to: string) => ({ to, template: 'verifyEmail', locale: 'pl', values: { code: 'the-code' } }) as const

onOneDatabase((create) => {
  const running = useApp(create, { origin: 'https://kinora.example' })
  before(() => running.app.ready())
  const rowOf = async (to: string) =>
    (
      await running.app.db.rows<{ values: object; sent: boolean; state: string; tries: number; later: boolean }>(
        ofAnyone(`select "values", sent_at is not null as sent, job.state, job.retry_count as tries,
          job.start_after between now() + interval '1 minute' and now() + interval '10 minutes' as later
          from outbox join jobs.job on job.data->>'mailId' = outbox.id::text where recipient = $to`),
        { to },
      )
    )[0]

  test('a mail is sent from the outbox in its language, as text and as HTML, with the same link', async () => {
    await running.app.mail.post(verify('anna@kinora.example'), running.app.db)
    const mail = await running.mailbox.next('anna@kinora.example')
    const url = 'https://kinora.example/auth/verify#code=the-code'
    assert.equal(mail.subject, 'Potwierdź swój adres e-mail')
    assert.ok(mail.text.includes(`\n${url}\n`))
    assert.equal(mail.html.split(`href="${url}"`).length - 1, 2)
    assert.match(mail.html, /<html lang="pl">/)
    assert.match(mail.id, /^\d+\.\d+@kinora\.example$/)

    await running.app.mail.post(
      { ...verify('ann@kinora.example'), template: 'resetPassword', locale: 'en' },
      running.app.db,
    )
    const english = await running.mailbox.next('ann@kinora.example')
    assert.match(
      english.text,
      /https:\/\/kinora\.example\/en\/auth\/reset-password#code=the-code&email=ann%40kinora\.example\s/,
    )
    assert.match(english.html, /<html lang="en">[^]*Set password/)
  })

  test("values are escaped in the link's fragment", async () => {
    await running.app.mail.post({ ...verify('eve@kinora.example'), values: { code: '"><script>&x=1' } }, running.app.db)
    const { html } = await running.mailbox.next('eve@kinora.example')
    assert.doesNotMatch(html, /<script/)
    assert.match(html, /code=%22%3E%3Cscript%3E%26x%3D1"/)
  })

  test('nothing is sent of a transaction that is rolled back', async () => {
    const failing = running.app.db.transaction(async (tx) => {
      await running.app.mail.post(verify('nobody@kinora.example'), tx)
      throw new Error('taken back')
    })
    await assert.rejects(failing, /taken back/)
    await running.app.mail.post(verify('later@kinora.example'), running.app.db)
    await running.mailbox.next('later@kinora.example')
    assert.deepEqual(running.mailbox.unread(), [])
    assert.equal(await rowOf('nobody@kinora.example'), undefined)
  })

  test('a failed mail is sent again later, and a sent one no longer has its code', async () => {
    running.mailbox.refuse('again@kinora.example')
    await running.app.mail.post(verify('again@kinora.example'), running.app.db)
    await running.app.mail.post(verify('after@kinora.example'), running.app.db)
    await running.mailbox.next('after@kinora.example')
    while (!(await rowOf('again@kinora.example'))?.later); // until then its delivery is under way
    const values = { code: 'the-code' }
    assert.deepEqual(await rowOf('again@kinora.example'), {
      values,
      sent: false,
      state: 'retry',
      tries: 0,
      later: true,
    })

    await running.app.db.rows("update jobs.job set start_after = now() where state = 'retry'")
    await running.app.mail.post(verify('third@kinora.example'), running.app.db)
    await running.mailbox.next('again@kinora.example')
    await running.app.close()
    const row = await rowOf('again@kinora.example')
    assert.deepEqual([row?.values, row?.sent, row?.state], [{}, true, 'completed'])
  })
})

onPostgres((create) => {
  test('two processes send each mail once', async () => {
    const database = await create()
    const mailbox = await openMailbox()
    const apps = [await startApp(database), await startApp(database)]
    const senders = [
      await startApp(database, undefined, { sandboxUrl: mailbox.url }),
      await startApp(database, undefined, { sandboxUrl: mailbox.url }),
    ]
    try {
      const addresses = Array.from({ length: 40 }, (_, number) => `number${number}@kinora.example`)
      await apps[0]!.db.transaction(async (tx) => {
        for (const address of addresses) await apps[0]!.mail.post(verify(address), tx)
      })
      await Promise.all(senders.map((app) => app.ready()))
      for (const address of addresses) await mailbox.next(address)
      await Promise.all(senders.map((app) => app.close()))
      assert.deepEqual(mailbox.unread(), [])
    } finally {
      for (const app of [...apps, ...senders]) await stopApp(app)
      mailbox.close()
      await database.drop()
    }
  })
})

onOneDatabase((create) => {
  test('over SMTP a mail is one multipart message; a refused address is not retried', async () => {
    const database = await create()
    const server = await openSmtp()
    const app = await startApp(database, undefined, { smtpUrl: server.url, mailFrom: 'Kinora <hello@kinora.example>' })
    try {
      await app.ready()
      await app.mail.post(verify('gone@kinora.example'), app.db)
      await app.mail.post(verify('anna@kinora.example'), app.db)
      const message = await server.next()
      assert.match(message, /^From: Kinora <hello@kinora\.example>\r$/m)
      assert.match(message, /^To: anna@kinora\.example\r$/m)
      assert.match(message, /^Auto-Submitted: auto-generated\r$/m)
      assert.match(message, /text\/plain[^]*text\/html/)
      assert.doesNotMatch(message, /unsubscribe/i)

      const reminder = { template: 'reminder', locale: 'en', values: {}, stopCode: '7.code' } as const
      await app.mail.post({ ...reminder, to: 'eva@kinora.example' }, app.db)
      const stoppable = await server.next()
      assert.match(stoppable, /^List-Unsubscribe: <http:\/\/localhost:3000\/api\/reminders\/stop\?code=7\.code>\r$/m)
      assert.match(stoppable, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
      assert.match(stoppable, /localhost:3000\/en\/reminders\/stop#code=3D7\.code/)
      assert.doesNotMatch(message, /^Reply-To:/m)
      await app.mail.post(
        {
          to: 'hello@kinora.example',
          template: 'contactMessage',
          locale: 'en',
          values: { name: 'Ann\r\nBcc: x@y.example', email: 'ann@kinora.example', topic: 'press', message: 'Hello' },
        },
        app.db,
      )
      const contact = await server.next()
      const [headers = ''] = contact.split('\r\n\r\n')
      assert.match(headers, /^Reply-To: ann@kinora\.example\r$/m)
      assert.match(headers, /^From: Kinora <hello@kinora\.example>\r$/m)
      assert.doesNotMatch(headers, /Bcc|Ann\b/)
      await app.close()
      const left = await app.db.rows(ofAnyone('select 1 from outbox where recipient = $recipient'), {
        recipient: 'gone@kinora.example',
      })
      assert.equal(left.length, 0)
    } finally {
      await stopApp(app)
      server.close()
      await database.drop()
    }
  })
})
