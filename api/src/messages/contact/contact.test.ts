import { randomUUID } from 'node:crypto'
import assert from 'node:assert/strict'
import { before, beforeEach, test } from 'node:test'
import { assertMoment } from '../../../testing/assertMoment.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { ORIGIN, useApp } from '../../../testing/startApp.ts'
import { contactTokens } from './contactTokens.ts'

const TEAM = 'contact@kinora.example'
const HOUR_MS = 60 * 60_000

onOneDatabase((create) => {
  const running = useApp(create)
  before(() => running.app.ready())
  beforeEach(() => running.app.db.rows('delete from attempts'))

  /** A token of a form that was opened `ms` ago. */
  const tokenOfAge = (ms: number) => contactTokens(running.app.config.authSecrets).make(Date.now() - ms).token
  const filledIn = () => ({
    name: 'Anna Zielińska',
    email: 'Anna@Example.pl',
    topic: 'technical',
    message: 'Film staje.\n\nCo robić?',
    consent: true,
    key: randomUUID(),
    token: tokenOfAge(5_000),
  })
  const send = (body: object, from = '203.0.113.7', locale = 'pl') =>
    running.app.inject({
      method: 'POST',
      url: `/api/contact?locale=${locale}`,
      payload: body,
      remoteAddress: from,
      headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
    })
  /** Sends a message that must be accepted. Returns the mail. */
  const deliver = async (body: object, from?: string, locale?: string) => {
    const answer = await send(body, from, locale)
    assert.deepEqual([answer.statusCode, answer.body], [204, ''])
    return running.mailbox.next(TEAM)
  }
  const refusal = async (body: object) => {
    const answer = await send(body)
    return `${answer.statusCode} ${answer.json<{ code: string }>().code}`
  }
  /** Nothing else was mailed: earlier mails would have arrived before this one. */
  const assertNothingElse = async () => {
    assert.match((await deliver({ ...filledIn(), name: 'The last' }, '203.0.113.99')).text, /The last/)
    assert.deepEqual(running.mailbox.unread(), [])
  }

  test('a message is mailed to us with all of its fields, and Reply-To is the sender', async () => {
    const mail = await deliver(filledIn())
    assert.equal(mail.subject, 'Formularz kontaktowy: coś nie działa')
    assert.equal(mail.replyTo, 'anna@example.pl')
    assert.match(mail.text, /Film staje\.\n\nCo robić\?/)
    assert.match(mail.text, /Od: Anna Zielińska, anna@example\.pl\nTemat: coś nie działa/)
    assert.match(mail.html, /href="mailto:anna@example\.pl"/)
    await assertNothingElse()
  })

  test('the mail names the language of the form', async () => {
    const mail = await deliver(filledIn(), '203.0.113.7', 'en')
    assert.equal(mail.subject, 'Contact form: something does not work')
    assert.match(mail.text, /Language of the form: English/)
  })

  test('a message is mailed once per idempotency key, also if it is sent concurrently or with another token', async () => {
    const message = filledIn()
    const answers = await Promise.all([send(message), send(message), send(message)])
    answers.push(await send(message), await send({ ...message, token: tokenOfAge(4_000) }))
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [204, 204, 204, 204, 204],
    )
    assert.match((await running.mailbox.next(TEAM)).text, /Film staje/)
    await assertNothingElse()
  })

  test('a token can be used for one message', async () => {
    const message = filledIn()
    await deliver(message)
    assert.equal(await refusal({ ...message, key: randomUUID() }), '409 contact.usedToken')
    // Another encoding of the same bytes: base64 ignores the padding.
    assert.equal(await refusal({ ...message, key: randomUUID(), token: `${message.token}=` }), '409 contact.usedToken')
    await assertNothingElse()
  })

  test('a token that is too new can be retried; an expired or invalid one needs another', async () => {
    const quick = { ...filledIn(), token: tokenOfAge(500) }
    const answer = await send(quick)
    assert.deepEqual(
      [answer.statusCode, answer.json().code, answer.headers['retry-after']],
      [429, 'contact.tooQuick', '3'],
    )
    assert.equal(await refusal({ ...filledIn(), token: tokenOfAge(24 * HOUR_MS) }), '400 contact.tokenExpired')
    assert.equal(await refusal({ ...filledIn(), token: 'made-up' }), '400 contact.wrongToken')
    assert.equal(
      await refusal({ ...filledIn(), token: contactTokens(['another secret']).make(Date.now() - 5_000).token }),
      '400 contact.wrongToken',
    )

    await deliver({ ...quick, token: tokenOfAge(3_000) })
    await deliver({ ...filledIn(), token: tokenOfAge(24 * HOUR_MS - 60_000) })
    await assertNothingElse()
  })

  test('GET /contact/token returns such a token, which is not cached', async () => {
    const begun = Date.now()
    const answer = await running.app.inject('/api/contact/token')
    assert.equal(answer.headers['cache-control'], 'no-store')
    const { token, expiresAt } = answer.json().data
    assertMoment(expiresAt, { since: begun, laterMs: 24 * HOUR_MS })
    assert.equal(await refusal({ ...filledIn(), token }), '429 contact.tooQuick')
  })

  test('a message with the hidden field filled in, which browsers do too, is delivered and marked, up to a limit', async () => {
    const subjectOf = async (website: string) => (await deliver({ ...filledIn(), website })).subject
    assert.equal(await subjectOf('https://anna.example'), '[może robot] Formularz kontaktowy: coś nie działa')
    assert.equal(await subjectOf(''), 'Formularz kontaktowy: coś nie działa')
    await running.app.db.rows("update attempts set count = 20 where key like 'contact.suspects:%'")
    assert.equal((await send({ ...filledIn(), website: 'https://spam.example' })).statusCode, 429)
    await assertNothingElse()
  })

  test('an IP address can send five an hour; repeating an earlier one still succeeds', async () => {
    const messages = Array.from({ length: 5 }, filledIn)
    for (const message of messages) await deliver(message)
    const sixth = await send(filledIn())
    assert.equal(sixth.statusCode, 429)
    assert.ok(Number(sixth.headers['retry-after']) > 3_000)
    assert.equal((await send(messages[0]!)).statusCode, 204)
    await assertNothingElse()
  })

  test('all IP addresses together have a limit too', async () => {
    await deliver(filledIn())
    await running.app.db.rows("update attempts set count = 200 where key like 'contact.all:%'")
    assert.equal((await send(filledIn(), '203.0.113.8')).statusCode, 429)
  })
})
