import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { addGift, PURCHASER } from '../../../testing/money/gifts.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { useApp } from '../../../testing/startApp.ts'
import { deleteExpiredRows } from '../../app/sweep/expiredRowQueries.ts'
import { addDays } from '../../platform/days/calendarDays.ts'
import { dayIn } from '../../platform/days/ownDays.ts'
import { instantIn } from '../../platform/days/localTime.ts'
import { deliverDueCards } from './deliverGiftCard.ts'
import { issueGiftCard } from './issueGiftCard.ts'

const WARSAW = 'Europe/Warsaw'
const tomorrow = addDays(dayIn(WARSAW), 1)
const atNine = instantIn(WARSAW, tomorrow, 540).getTime()

onOneDatabase((create) => {
  const running = useApp(create)
  before(() => running.app.ready())
  const person = (name: string) => `${name}@kinora.example`
  const giftFor = (name: string, card: object = {}, order: object = {}) =>
    addGift(running.app, {
      order,
      card: { recipientEmail: person(name), purchaser: { ...PURCHASER, email: person(`${name}s.giver`) }, ...card },
    })
  const mailTo = (name: string) => running.mailbox.next(person(name))
  const mailsAbout = async (id: string) =>
    (
      await running.app.db.rows<{ template: string }>(
        ofAnyone("select template from outbox where about like '%' || $id || '%' order by template"),
        { id },
      )
    ).map(({ template }) => template)

  test('a paid card is mailed at once to its recipient, and its link to the giver', async () => {
    const gift = await giftFor('jan', { message: 'Sto lat! Zobacz evil.example/x' })
    const receipt = await mailTo('jans.giver')
    assert.equal(receipt.subject, 'Twoja karta podarunkowa jest gotowa')
    assert.ok(receipt.text.includes(`/give-a-gift/card#${gift.token}`))
    assert.ok(receipt.text.includes(`/subscription/withdrawal#${gift.id}`))
    assert.match(receipt.text, /Kwota: 49,50\s?zł/)
    assert.ok(!receipt.text.includes(gift.code))

    const card = await mailTo('jan')
    assert.equal(card.subject, 'Ola ma dla Ciebie prezent')
    assert.ok(card.text.includes(gift.code))
    assert.match(card.text, /„Sto lat! Zobacz …”/)
    assert.match(card.text, /Dostęp na: 1 miesiąc/)
    assert.ok(card.html.includes(`/subscription/activate#${gift.code}"`))
    assert.match(card.html, /<img src="http:\/\/localhost:3000\/media\/gifts\/leaves-600\.webp[^"]*" alt="Gałązka"/)
  })

  test('a card with a day comes at nine in the morning of it, once', async () => {
    const gift = await giftFor('eva', { deliverOn: tomorrow }, { locale: 'en' })
    assert.match((await mailTo('evas.giver')).text, new RegExp(`Delivery: ${Number(tomorrow.slice(8))} `))
    await deliverDueCards(running.app, atNine - 60_000)
    assert.deepEqual(await mailsAbout(gift.id), ['giftReceipt'])
    await deliverDueCards(running.app, atNine)
    await deliverDueCards(running.app, atNine + 60_000)
    assert.equal((await mailTo('eva')).subject, 'Ola has a gift for you')
    assert.deepEqual(await mailsAbout(gift.id), ['giftCard', 'giftReceipt'])
  })

  test('paid again, it has the same code and no other mails', async () => {
    const gift = await giftFor('ida')
    await running.app.db.transaction((tx) => issueGiftCard(running.app, tx, gift))
    assert.deepEqual(await mailsAbout(gift.id), ['giftCard', 'giftReceipt'])
  })

  test('a card that was paid back, withdrawn from or redeemed meanwhile is not delivered', async () => {
    const gifts = [
      await giftFor('una', { deliverOn: tomorrow }),
      await giftFor('uta', { deliverOn: tomorrow }),
      await giftFor('ula', { deliverOn: tomorrow }),
    ] as const
    const change = (id: string, values: string) =>
      running.app.db.rows(ofAnyone(`update orders set ${values} where id = $id`), { id })
    await change(gifts[0].id, 'revoked_at = now()')
    await change(gifts[1].id, 'withdrawn_at = now()')
    const { put } = await addCaller(running.app, { email: person('early') })
    assert.equal((await put(`/gift-card-orders/activate/${gifts[2].code}`, { data: {} })).statusCode, 200)
    await deliverDueCards(running.app, atNine)
    for (const { id } of gifts) assert.deepEqual(await mailsAbout(id), ['giftReceipt'])
  })

  test('thirty days after its delivery a card forgets its recipient; one that nobody paid is deleted', async () => {
    const [old, fresh] = [await giftFor('old'), await giftFor('fresh')]
    const unpaid = await giftFor('unpaid', {}, { state: 'expired', paidAt: null })
    const { db } = running.app
    const ago = "now() - interval '31 days'"
    await db.rows(ofAnyone(`update gift_cards set delivered_at = ${ago} where order_id = $id`), { id: old.id })
    await db.rows(ofAnyone(`update orders set created_at = ${ago} where id = $id`), { id: unpaid.id })
    await deleteExpiredRows(db)
    const recipients = []
    for (const { id } of [old, fresh, unpaid])
      recipients.push(
        await db.rows<{ to: string }>(ofAnyone('select recipient_email as to from gift_cards where order_id = $id'), {
          id,
        }),
      )
    assert.deepEqual(
      recipients.map((rows) => rows[0]?.to),
      ['', person('fresh'), undefined],
    )
  })

  test('after AUTH_SECRET has changed, the card gets another code, and the giver another link', async () => {
    const gift = await giftFor('zoe', { deliverOn: tomorrow })
    await mailTo('zoes.giver')
    const config = { ...running.app.config, authSecrets: ['another secret, as long as it must be'] as const }
    await deliverDueCards(Object.create(running.app, { config: { value: config } }), atNine)
    const link = /card#([\w-]{43})/.exec((await mailTo('zoes.giver')).text)?.[1]
    const code = /activate#([\w-]+)/.exec((await mailTo('zoe')).text)?.[1]
    assert.notEqual(code, gift.code)
    const answer = await running.app.inject({
      method: 'POST',
      url: '/api/gift-card-orders/card',
      payload: { token: link },
    })
    assert.equal(answer.json().data.code, code)
  })
})
