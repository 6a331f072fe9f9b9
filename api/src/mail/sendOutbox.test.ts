import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { after, before, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { onEachDatabase } from '../../testing/databases.ts'
import { openEndlessSmtp, openSmtp } from '../../testing/smtpServer.ts'
import { useApp } from '../../testing/startApp.ts'
import { ofAnyone } from '../../testing/ofAnyone.ts'
import { type Delivery, deliverBySmtp } from './delivery.ts'
import { sendOutbox } from './sendOutbox.ts'

const FROM = 'Kinora <hello@kinora.example>'
const LETTER = {
  id: '1@kinora.example',
  to: 'slow@kinora.example',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
}
const never = new AbortController().signal

onEachDatabase((create) => {
  const running = useApp(create, { sandboxUrl: undefined })
  let server: Awaited<ReturnType<typeof openSmtp>>
  before(async () => {
    server = await openSmtp()
  })
  after(() => {
    server.hurry()
    server.close()
  })
  const post = (to: string) =>
    running.app.mail.post({ to, template: 'verifyEmail', locale: 'pl', values: { code: 'x' } }, running.app.db.orm)
  const rowOf = async (to: string) =>
    (
      await running.app.db.rows<{ sent: boolean; minutes: number }>(
        ofAnyone(`
    select sent_at is not null as sent, round(extract(epoch from due_at - now()) / 60)::int as minutes from outbox where recipient = $1`),
        [to],
      )
    )[0]
  const send = (deliver: Delivery, times: { letterWithinMs?: number; stopWithinMs?: number } = {}) =>
    sendOutbox({ db: running.app.db, deliver, origin: 'https://kinora.example', log: running.app.log, ...times })

  test(
    'a server that is slow to acknowledge a mail delays neither other mails nor a stop',
    { timeout: 15_000 },
    async () => {
      const stop = await send(deliverBySmtp(server.url, FROM), { stopWithinMs: 10 })
      await post('slow@kinora.example')
      assert.match(await server.next(), /^To: slow@/m)
      assert.equal((await rowOf('slow@kinora.example'))?.minutes, 15)
      await post('quick@kinora.example')
      assert.match(await server.next(), /^To: quick@/m)
      // lets I/O happen: the embedded database alone does not return to the event loop
      while (!(await rowOf('quick@kinora.example'))?.sent) await setImmediate()
      await stop()
      assert.equal((await rowOf('slow@kinora.example'))?.sent, false)
    },
  )

  test(
    'a server whose answer never ends is disconnected, and the mail is sent again',
    { timeout: 15_000 },
    async () => {
      const endless = await openEndlessSmtp()
      const deliver = deliverBySmtp(endless.url, FROM)
      const { promise: left, resolve: leave } = Promise.withResolvers<void>()
      const stop = await send((letter, signal) => deliver(letter, signal).finally(leave), { letterWithinMs: 50 })
      await post('anna@kinora.example')
      await left
      await stop()
      assert.deepEqual(await rowOf('anna@kinora.example'), { sent: false, minutes: 2 })
      endless.close()
    },
  )
})

test('a mail does not time out while the server scans it', { timeout: 15_000 }, async () => {
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
