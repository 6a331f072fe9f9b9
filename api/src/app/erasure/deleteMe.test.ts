import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addOwner, tablesOfUsers, tablesWith } from '../../../testing/database/belongings.ts'
import { browser } from '../../../testing/browser.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { addCaller } from '../../../testing/caller.ts'
import { addGift, PURCHASER } from '../../../testing/money/gifts.ts'
import { codeIn } from '../../../testing/messages/mailbox.ts'
import { addPerson, PASSWORD } from '../../../testing/people.ts'
import { personCalls } from '../../../testing/personCalls.ts'
import { useApp } from '../../../testing/startApp.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { addDays } from '../../platform/days/calendarDays.ts'
import { dayIn } from '../../platform/days/ownDays.ts'
import { instantIn } from '../../platform/days/localTime.ts'
import { sessions } from '../../identity/identityTables.ts'
import { sha256 } from '../../identity/sessions/sha256.ts'
import { deliverDueCards } from '../../money/gifts/deliverGiftCard.ts'
import { orders, providerCustomers } from '../../money/orders/orderTables.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  const rowsOf = async (name: string, columns: string[], userId: number) => [
    ...(await running.app.db.rows(
      `select * from "${name}" where ${columns.map((column) => `"${column}" = $userId`).join(' or ')} order by 1`,
      { userId },
    )),
  ]
  const signedIn = async (email: string, passwordHash?: null) => {
    const id = await addPerson(running.app, { email, ...(passwordHash === null && { passwordHash }) })
    const calls = await personCalls(running.app, id)
    return {
      id,
      get: calls.get,
      erase: (body: object, locale = 'pl') => calls.delete(`/api/user/me?locale=${locale}`, body),
    }
  }
  const codeFor = async (email: string) => codeIn(await running.mailbox.next(email))

  test("the password, then the mailed code, delete the account with every row that refers to it, and nobody else's", async () => {
    const { app, mailbox } = running
    const [anna, eva] = [await addOwner(app, 'canaryanna'), await addOwner(app, 'canaryeva')]
    const tables = await tablesOfUsers(app.db)
    const evasRows = async () => Promise.all(tables.map(({ name, columns }) => rowsOf(name, columns, eva.id)))
    for (const { name, columns } of tables) {
      assert.ok(
        (await rowsOf(name, columns, anna.id)).length > 0,
        `Give people a row of ${name} in testing/database/belongings.ts`,
      )
    }
    const here = browser(app)
    // Her password alone opens no session, because she has a second factor.
    const session = { userId: anna.id, tokenHash: sha256('a'.repeat(43)), expiresAt: new Date(2100, 0) }
    await app.db.orm.insert(sessions).values(session)
    here.cookies.set('kinora.session', 'a'.repeat(43))
    const calls = await personCalls(app, anna.id)
    const [before, programs] = [await evasRows(), await app.db.rows('select * from programs order by id')]

    assert.equal((await calls.delete('/api/user/me', { password: PASSWORD })).statusCode, 202)
    const mail = await mailbox.next(anna.email)
    assert.equal(mail.subject, 'Potwierdź usunięcie konta')
    assert.match(mail.text, /http:\/\/localhost:3000\/profile\/delete-account#code=/)
    assert.equal((await here.session()).userData.email, anna.email)

    const { jwt } = await here.session()
    const answer = await here.send({
      method: 'DELETE',
      url: '/api/user/me',
      payload: { code: codeIn(mail) },
      headers: { authorization: `Bearer ${jwt}`, 'sec-fetch-site': 'same-origin' },
    })
    assert.equal(answer.statusCode, 204, answer.body)
    assert.equal(answer.headers['clear-site-data'], '"cache", "cookies"')
    assert.ok(![...here.cookies.keys()].includes('kinora.session'))
    assert.equal((await calls.get('/api/user/me')).statusCode, 401)
    assert.equal((await app.inject('/media/avatars/canaryannaavatar.webp')).statusCode, 404)
    assert.deepEqual((await here.signIn(anna.email, PASSWORD)).statusCode, 401)

    assert.equal((await mailbox.next(anna.email)).subject, 'Twoje konto zostało usunięte')
    // What happened to the account is kept for a year, and no longer says whose it was.
    assert.deepEqual(await tablesWith(app.db, 'canaryanna'), ['outbox', 'security_events'])
    const mails = await app.db.rows(ofAnyone("select template, user_id from outbox where recipient like 'canaryanna%'"))
    assert.deepEqual([...mails], [{ template: 'accountErased', user_id: null }])
    for (const { name, columns } of tables) assert.deepEqual(await rowsOf(name, columns, anna.id), [], name)
    assert.deepEqual(await evasRows(), before)
    assert.deepEqual(await app.db.rows('select * from programs order by id'), programs)
  })

  test('their gift cards stay without them: a card on its way arrives, and one that was redeemed stays so', async () => {
    const { app, mailbox } = running
    const { id, erase } = await signedIn('giver@kinora.example')
    const purchaser = { ...PURCHASER, email: 'giver@kinora.example' }
    const tomorrow = addDays(dayIn('Europe/Warsaw'), 1)
    const order = { userId: id }
    const waiting = await addGift(app, { order, card: { purchaser, deliverOn: tomorrow, message: 'Sto lat!' } })
    const redeemed = await addGift(app, { order, card: { purchaser, redeemedAt: new Date(), message: 'Na zdrowie' } })
    const withoutAccount = await addGift(app, { card: { purchaser } })
    await erase({ password: PASSWORD })
    const mails = []
    do mails.push(await mailbox.next('giver@kinora.example'))
    while (!mails.at(-1)?.text.includes('delete-account'))
    assert.equal((await erase({ code: codeIn(mails.at(-1)!) })).statusCode, 204)

    const cards = await app.db.rows<{ id: string; email: string; name: string; recipient: string; message: string }>(
      ofAnyone(`select order_id as id, purchaser ->> 'email' as email, purchaser ->> 'lastName' as name,
        recipient_email as recipient, message from gift_cards where order_id::text = any (string_to_array($ids, ','))`),
      { ids: [waiting.id, redeemed.id, withoutAccount.id].join() },
    )
    const byId = new Map(cards.map(({ id, ...card }) => [id, card]))
    const nobody = { email: '', name: '', recipient: '', message: '' }
    assert.deepEqual(byId.get(waiting.id), { ...nobody, recipient: 'jan@kinora.example', message: 'Sto lat!' })
    assert.deepEqual([byId.get(redeemed.id), byId.get(withoutAccount.id)], [nobody, nobody])

    const atNine = instantIn('Europe/Warsaw', tomorrow, 540).getTime()
    await deliverDueCards(app, atNine)
    const arrived = []
    do arrived.push(await mailbox.next('jan@kinora.example'))
    while (!arrived.at(-1)?.text.includes(waiting.code))
    assert.equal(arrived.at(-1)?.subject, 'Ktoś ma dla Ciebie prezent')
    const { put } = await addCaller(app, { email: 'finder@kinora.example' })
    const again = await put(`/gift-card-orders/activate/${redeemed.code}`, { data: {} })
    assert.deepEqual([again.statusCode, again.json().code], [410, 'gift.used'])
  })

  test('what they have at the payment provider ends by a job, which is tried again until it does', async () => {
    const { app } = running
    const { id, erase } = await signedIn('buyer@kinora.example')
    await app.db.orm.insert(providerCustomers).values({ userId: id, customerId: 'cus_buyer' })
    const waiting = { kind: 'subscription', lookupKey: 'plan-1', months: 1, amount: 4_900, locale: 'pl' } as const
    await app.db.orm.insert(orders).values({ ...waiting, userId: id, state: 'open', sessionId: 'cs_buyer' })
    await erase({ password: PASSWORD })
    await erase({ code: await codeFor('buyer@kinora.example') })
    const jobs = await app.db.rows<{ data: object }>(
      "select data - 'since' as data from jobs.job where name = 'leavers' and data ->> 'customerId' = 'cus_buyer'",
    )
    assert.deepEqual([...jobs], [{ data: { customerId: 'cus_buyer', sessionIds: ['cs_buyer'], giftSessionIds: [] } }])
  })

  test('the mails are in the language of the page', async () => {
    const { erase } = await signedIn('english@kinora.example')
    await erase({ password: PASSWORD }, 'en')
    const mail = await running.mailbox.next('english@kinora.example')
    assert.match(mail.text, /\/en\/profile\/delete-account#code=/)
    await erase({ code: codeIn(mail) }, 'en')
    assert.equal((await running.mailbox.next('english@kinora.example')).subject, 'Your account was deleted')
  })

  test('without the right password no mail is sent, and guesses are limited', async () => {
    const { erase } = await signedIn('guess@kinora.example')
    const [missing, wrong] = [await erase({}), await erase({ password: 'a wrong guess' })]
    assert.deepEqual(
      [missing.statusCode, missing.json().errors],
      [400, [{ field: 'password', code: 'form.error.password.required' }]],
    )
    assert.deepEqual(
      [wrong.statusCode, wrong.json().errors],
      [400, [{ field: 'password', code: 'auth.wrongPassword' }]],
    )
    for (let time = 0; time < 3; time++) await erase({ password: 'a wrong guess' })
    const late = await erase({ password: PASSWORD })
    assert.deepEqual([late.statusCode, late.json().code], [429, 'auth.tooManyAttempts'])
    assert.equal(
      (await running.app.db.rows(ofAnyone("select 1 from outbox where recipient = 'guess@kinora.example'"))).length,
      0,
    )
  })

  test('a code that is wrong, expired, for another purpose or of another user deletes nobody', async () => {
    const [anna, eva] = [await signedIn('anna@kinora.example'), await signedIn('eva@kinora.example')]
    const codeGone = async (code: string, erase = anna.erase) => {
      const answer = await erase({ code })
      assert.deepEqual([answer.statusCode, answer.json().code], [410, 'auth.codeExpired'])
    }
    await codeGone('x')
    await browser(running.app).postJson('/api/auth/forgot-password', { email: 'anna@kinora.example' })
    await codeGone(await codeFor('anna@kinora.example'))

    await anna.erase({ password: PASSWORD })
    const annas = await codeFor('anna@kinora.example')
    await codeGone(annas, eva.erase)
    assert.equal(
      (
        await browser(running.app).postJson('/api/auth/reset-password', {
          code: annas,
          password: 'a third one',
          passwordConfirmation: 'a third one',
        })
      ).statusCode,
      410,
    )
    await running.app.db.rows(
      ofAnyone("update mailed_codes set expires_at = now() where email = 'anna@kinora.example'"),
    )
    await codeGone(annas)
    await running.app.db.rows(
      ofAnyone("update mailed_codes set expires_at = now() + interval '1 minute' where email = 'anna@kinora.example'"),
    )
    assert.equal((await anna.erase({ code: annas })).statusCode, 204)
    assert.equal((await eva.get('/api/user/me')).statusCode, 200)
    assert.equal((await anna.erase({ code: annas })).statusCode, 401)
  })

  test('a body with both password and code, or with other fields, is refused', async () => {
    const { erase } = await signedIn('both@kinora.example')
    for (const body of [{ code: 'x', password: PASSWORD }, { id: 1 }, { code: '' }, { password: 5 }, []]) {
      assert.equal((await erase(body)).statusCode, 400, JSON.stringify(body))
    }
  })
})
