import { randomUUID } from 'node:crypto'
import assert from 'node:assert/strict'
import { before, beforeEach, test } from 'node:test'
import { onOneDatabase, onPostgres } from '../../../testing/database/databases.ts'
import { end, runServer } from '../../../testing/runServer.ts'
import { ORIGIN, useApp } from '../../../testing/startApp.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { contactTokens } from './contactTokens.ts'

const TEAM = 'contact@kinora.example'
const SECRET = 'a secret of the test that is long enough'

const filledIn = (secret: string) => ({
  name: 'Anna Zielińska',
  email: 'anna@example.pl',
  topic: 'question',
  message: 'Dzień dobry',
  consent: true,
  key: randomUUID(),
  token: contactTokens([secret]).make(Date.now() - 5_000).token,
})

onOneDatabase((create) => {
  const running = useApp(create, { authSecrets: [SECRET] })
  before(() => running.app.ready())
  beforeEach(() => running.app.db.rows('delete from attempts'))
  const send = (changes: object, headers = {}) =>
    running.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { ...filledIn(SECRET), ...changes },
      headers: { origin: ORIGIN, ...headers },
    })

  for (const [name, wrong, code] of [
    ['no name', { name: undefined }, 'form.error.name.required'],
    ['a name of spaces', { name: ' \n ' }, 'form.error.name.required'],
    ['no address', { email: '' }, 'form.error.email.required'],
    ['what is no address', { email: 'anna' }, 'form.error.email.format'],
    ['two addresses', { email: 'a@example.pl,b@example.pl' }, 'form.error.email.format'],
    ['a header in the address', { email: 'a@example.pl\r\nBcc: b@example.pl' }, 'form.error.email.format'],
    ['another topic', { topic: 'other' }, 'form.error.topic.required'],
    ['no message', { message: '\u0007 ' }, 'form.error.message.required'],
    ['a message that is too long', { message: 'a'.repeat(4_001) }, 'form.error.message.format'],
    ['no consent', { consent: false }, 'form.error.consent.required'],
    ['no name of the message', { key: 'one' }, 'form.error.key.format'],
    ['a field that there is not', { cc: 'b@example.pl' }, 'request.unknownParameter'],
  ] as const) {
    test(`${name} is reported`, async () => {
      const answer = await send(wrong)
      assert.deepEqual([answer.statusCode, answer.json().code], [400, code], answer.body)
    })
  }

  test('a message from another site is refused', async () => {
    assert.equal((await send({}, { origin: 'https://evil.example' })).statusCode, 403)
  })

  test('fields cannot inject markup, headers or a second Reply-To address', async () => {
    const answer = await send({
      name: 'Eve\r\nBcc: all@example.pl {{email}}',
      email: 'eve?bcc=all&x@example.pl',
      message: '<script>alert(1)</script> & "{{name}}" \u0007\r\nlast line ' + 'ą'.repeat(3_000),
    })
    assert.equal(answer.statusCode, 204, answer.body)
    const mail = await running.mailbox.next(TEAM)
    assert.equal(mail.subject, 'Formularz kontaktowy: pytanie')
    assert.equal(mail.replyTo, 'eve?bcc=all&x@example.pl')
    assert.match(mail.text, /Od: Eve Bcc: all@example\.pl \{\{email\}\}, eve\?bcc=all&x@example\.pl\n/)
    assert.match(mail.text, /<script>alert\(1\)<\/script> & "\{\{name\}\}" \s+\nlast line ą/)
    assert.match(mail.html, /&lt;script&gt;alert\(1\)&lt;\/script&gt; &amp; &quot;\{\{name\}\}&quot;/)
    assert.match(mail.html, /href="mailto:eve%3Fbcc%3Dall%26x@example\.pl"/)
    assert.doesNotMatch(mail.html, /<script/)
  })

  test('after it was sent, nothing of the message is stored', async () => {
    assert.equal((await send({ name: 'Unforgettable' })).statusCode, 204)
    await running.mailbox.next(TEAM)
    await running.app.close()
    const tables = await running.app.db.rows<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    )
    for (const { name } of tables) {
      const rows = await running.app.db.rows(
        ofAnyone(`select from "${name}" as held where to_jsonb(held)::text ilike '%Unforgettable%'`),
      )
      assert.equal(rows.length, 0, name)
    }
  })
})

onPostgres((create) => {
  test('logs have no data of the sender, also when the message cannot be stored', async () => {
    const database = await create()
    const server = await runServer({ DATABASE_URL: database.url, AUTH_SECRET: SECRET, ORIGIN, LOG_LEVEL: 'trace' })
    let log = ''
    server.child.stdout?.on('data', (text: Buffer) => {
      log += text
    })
    const send = (changes = {}) =>
      fetch(`${server.url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...filledIn(SECRET), ...changes }),
      })
    const db = await database.open()
    try {
      assert.equal((await send()).status, 204)
      assert.equal((await send({ topic: 'other' })).status, 400)
      await db.rows('alter table outbox add constraint full_up check (false) not valid')
      assert.equal((await send()).status, 500)
    } finally {
      await end(server, 'SIGTERM')
      await db.close()
      await database.drop()
    }
    assert.match(log, /"route":"\/api\/contact"/)
    assert.match(log, /full_up/)
    assert.doesNotMatch(log, /Anna|anna@|Dzień dobry/)
  })
})
