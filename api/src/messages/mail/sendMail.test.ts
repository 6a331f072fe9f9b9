import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { after, test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { openEndlessSmtp, openSmtp } from '../../../testing/messages/smtpServer.ts'
import { startApp, useApp } from '../../../testing/startApp.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { deliverBySmtp, type Delivery } from './delivery.ts'
import { sendMail } from './sendMail.ts'
import { until } from '../../../testing/until.ts'

const FROM = 'Kinora <hello@kinora.example>'
const LETTER = {
  id: '1@kinora.example',
  to: 'slow@kinora.example',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
}
const never = new AbortController().signal

onOneDatabase((create) => {
  const running = useApp(create, { sandboxUrl: undefined })
  const post = (to: string) =>
    running.app.mail.post({ to, template: 'verifyEmail', locale: 'pl', values: { code: 'x' } }, running.app.db)
  const isSent = async (to: string) =>
    (
      await running.app.db.rows<{ sent: boolean }>(
        ofAnyone('select sent_at is not null as sent from outbox where recipient = $to'),
        { to },
      )
    )[0]?.sent
  const send = (deliver: Delivery, mailId: number, signal: AbortSignal) =>
    sendMail({ db: running.app.db, deliver, origin: 'https://kinora.example', log: running.app.log })({
      data: { mailId },
      signal,
      isLastTry: false,
    })

  test('a server whose answer never ends is disconnected, and the mail stays unsent', { timeout: 60_000 }, async () => {
    const endless = await openEndlessSmtp()
    const id = await post('anna@kinora.example')
    await assert.rejects(send(deliverBySmtp(endless.url, FROM), id, AbortSignal.timeout(50)), /^Error: Not sent/)
    assert.equal(await isSent('anna@kinora.example'), false)
    endless.close()
  })

  test('what is kept of a failure has no address', async () => {
    const id = await post('eva@kinora.example')
    const refuse = () => Promise.reject(Object.assign(new Error('550 eva@kinora.example'), { responseCode: 450 }))
    await assert.rejects(send(refuse, id, never), { message: 'Not sent: 450' })
  })

  test('a mail of an erased account, or a withdrawn one, is not sent', async () => {
    const id = await post('gone@kinora.example')
    await running.app.mail.withdraw(id, running.app.db)
    await send(() => Promise.reject(new Error('sent')), id, never)
  })
})

onOneDatabase((create) => {
  const server = openSmtp()
  after(async () => {
    ;(await server).hurry()
    ;(await server).close()
  })

  test(
    'a server that is slow to acknowledge a mail delays neither other mails nor a stop',
    { timeout: 60_000 },
    async () => {
      const { url, next } = await server
      const database = await create()
      const app = await startApp(database, undefined, { smtpUrl: url, mailFrom: FROM })
      await app.ready()
      const post = (to: string) =>
        app.mail.post({ to, template: 'verifyEmail', locale: 'pl', values: { code: 'x' } }, app.db)
      const sent = async () =>
        (
          await app.db.rows<{ to: string }>(ofAnyone('select recipient as to from outbox where sent_at is not null'))
        ).map(({ to }) => to)
      await post('slow@kinora.example')
      assert.match(await next(), /^To: slow@/m)
      await post('quick@kinora.example')
      assert.match(await next(), /^To: quick@/m)
      // lets I/O happen: the embedded database alone does not return to the event loop
      await until('a mail is sent', async () => (await sent()).length > 0)
      await app.close()
      assert.deepEqual(await sent(), ['quick@kinora.example'])
      await app.db.close()
      await database.drop()
    },
  )
})

test('a mail does not time out while the server scans it', { timeout: 60_000 }, async () => {
  const server = await openSmtp()
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const patienceMs = 1_000
  try {
    const sending = deliverBySmtp(server.url, FROM, patienceMs)(LETTER, never)
    await server.next()
    const { port } = silent.address() as AddressInfo
    await assert.rejects(
      deliverBySmtp(`smtp://127.0.0.1:${port}`, FROM, patienceMs)(LETTER, never),
      /Greeting never received/,
    )
    server.hurry() // the connection timeout of the first has passed by now
    await sending
  } finally {
    server.hurry()
    server.close()
    silent.close()
  }
})
