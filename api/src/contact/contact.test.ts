import { randomUUID } from 'node:crypto'
import assert from 'node:assert/strict'
import { before, beforeEach, test } from 'node:test'
import { onEachDatabase } from '../../testing/databases.ts'
import { ORIGIN, useApp } from '../../testing/startApp.ts'
import { contactTokens } from './contactTokens.ts'

const TEAM = 'contact@kinora.example'
const HOUR_MS = 60 * 60_000

onEachDatabase((create) => {
  const running = useApp(create)
  before(() => running.app.ready())
  beforeEach(() => running.app.db.rows('delete from attempts'))

  /** As if the form had been opened some time ago. */
  const tokenOfAge = (ms: number) => contactTokens(running.app.config.authSecret).make(Date.now() - ms).token
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
  /** Sends what must be taken, and answers the mail that it became. */
  const deliver = async (body: object, from?: string, locale?: string) => {
    const answer = await send(body, from, locale)
    assert.deepEqual([answer.statusCode, answer.body], [204, ''])
    return running.mailbox.next(TEAM)
  }
  const refusal = async (body: object) => {
    const answer = await send(body)
    return `${answer.statusCode} ${answer.json<{ code: string }>().code}`
  }
  /** Nothing else was mailed: what was posted before this one has arrived before it. */
  const assertNothingElse = async () => {
    assert.match((await deliver({ ...filledIn(), name: 'The last' }, '203.0.113.99')).text, /The last/)
    assert.deepEqual(running.mailbox.unread(), [])
  }

  test('a message reaches us with all that it says, and an answer goes to whoever wrote it', async () => {
    const mail = await deliver(filledIn())
    assert.equal(mail.subject, 'Formularz kontaktowy: coś nie działa')
    assert.equal(mail.replyTo, 'anna@example.pl')
    assert.match(mail.text, /Film staje\.\n\nCo robić\?/)
    assert.match(mail.text, /Od: Anna Zielińska, anna@example\.pl\nTemat: coś nie działa/)
    assert.match(mail.html, /href="mailto:anna@example\.pl"/)
    await assertNothingElse()
  })

  test('it tells in which language it was written', async () => {
    const mail = await deliver(filledIn(), '203.0.113.7', 'en')
    assert.equal(mail.subject, 'Contact form: something does not work')
    assert.match(mail.text, /Language of the form: English/)
  })

  test('sent twice, also at once and with another token, it arrives once', async () => {
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

  test('a token is good for one message', async () => {
    const message = filledIn()
    await deliver(message)
    assert.equal(await refusal({ ...message, key: randomUUID() }), '409 contact.usedToken')
    // The same bytes, spelled otherwise: the last of base64's bits are nobody's.
    assert.equal(await refusal({ ...message, key: randomUUID(), token: `${message.token}=` }), '409 contact.usedToken')
    await assertNothingElse()
  })

  test('too quick may come again, too late or made up asks for another token', async () => {
    const quick = { ...filledIn(), token: tokenOfAge(500) }
    const answer = await send(quick)
    assert.deepEqual(
      [answer.statusCode, answer.json().code, answer.headers['retry-after']],
      [429, 'contact.tooQuick', '3'],
    )
    assert.equal(await refusal({ ...filledIn(), token: tokenOfAge(24 * HOUR_MS) }), '400 contact.tokenExpired')
    assert.equal(await refusal({ ...filledIn(), token: 'made-up' }), '400 contact.wrongToken')
    assert.equal(
      await refusal({ ...filledIn(), token: contactTokens('another secret').make(Date.now() - 5_000).token }),
      '400 contact.wrongToken',
    )

    await deliver({ ...quick, token: tokenOfAge(3_000) })
    await deliver({ ...filledIn(), token: tokenOfAge(24 * HOUR_MS - 60_000) })
    await assertNothingElse()
  })

  test('the token that is given is one of these, and no cache keeps it', async () => {
    const answer = await running.app.inject('/api/contact/token')
    assert.equal(answer.headers['cache-control'], 'no-store')
    const { token, expiresAt } = answer.json().data
    assert.ok(Math.abs(Date.parse(expiresAt) - Date.now() - 24 * HOUR_MS) < 60_000)
    assert.equal(await refusal({ ...filledIn(), token }), '429 contact.tooQuick')
  })

  test('whoever fills in what people do not see is answered as if it were sent, and it is not', async () => {
    const answer = await send({ ...filledIn(), website: 'https://spam.example', token: 'made-up' })
    assert.deepEqual([answer.statusCode, answer.body], [204, ''])
    await assertNothingElse()
    await deliver({ ...filledIn(), website: '' })
  })

  test('an address sends five an hour; what it sent before stays sent', async () => {
    const messages = Array.from({ length: 5 }, filledIn)
    for (const message of messages) await deliver(message)
    const sixth = await send(filledIn())
    assert.equal(sixth.statusCode, 429)
    assert.ok(Number(sixth.headers['retry-after']) > 3_000)
    assert.equal((await send(messages[0]!)).statusCode, 204)
    await assertNothingElse()
  })

  test('all addresses together have a limit too', async () => {
    await deliver(filledIn())
    await running.app.db.rows("update attempts set count = 200 where key like 'contact.all:%'")
    assert.equal((await send(filledIn(), '203.0.113.8')).statusCode, 429)
  })
})
