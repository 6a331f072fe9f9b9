import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { giftOrder, PURCHASER } from '../../../testing/money/gifts.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { ORIGIN, useApp } from '../../../testing/startApp.ts'
import { addDays } from '../../platform/days/calendarDays.ts'
import { dayIn } from '../../platform/days/ownDays.ts'

const by = (changes: object) => ({ purchaser: { ...PURCHASER, ...changes } })
const inDays = (count: number) => addDays(dayIn('Europe/Warsaw'), count)

onOneDatabase((create) => {
  const running = useApp(create)
  beforeEach(() => running.app.db.rows('delete from attempts'))
  const send = (body: object, headers: Record<string, string> = {}, query = '') =>
    running.app.inject({
      method: 'POST',
      url: `/api/gift-card-orders${query}`,
      payload: body,
      headers: { origin: ORIGIN, ...headers },
    })
  const ordered = (key: string) =>
    running.app.db.rows<Record<string, unknown>>(
      ofAnyone(`select o.kind, o.state, o.user_id as "userId", o.months, o.amount, o.locale, o.referral,
        c.purchaser, c.recipient_email as recipient, c.message, c.deliver_on::text as day, c.code_hash as code
        from orders o join gift_cards c on c.order_id = o.id where o.write_id = $key`),
      { key },
    )

  test('an order is written with its card, as it was normalized, before the payment provider hears of it', async () => {
    const body = giftOrder({
      ...by({ email: ' OLA@Kinora.example ', telephoneNumber: '512 345 678', city: ' Gdynia ', streetAddress2: '' }),
      recipient: { email: 'JAN@kinora.example' },
      message: ' Sto lat! ',
      deliverOn: inDays(180),
      referral: 'friend-1',
      lang: 'en',
    })
    const answer = await send(body)
    assert.deepEqual([answer.statusCode, answer.json().code], [503, 'payments.off'])
    assert.deepEqual(await ordered(body.key), [
      {
        kind: 'gift',
        state: 'created',
        userId: null,
        months: 1,
        amount: 4_950,
        locale: 'en',
        referral: 'friend-1',
        purchaser: PURCHASER,
        recipient: 'jan@kinora.example',
        message: 'Sto lat!',
        day: inDays(180),
        code: null,
      },
    ])
  })

  test('sent again it is the same order; with other content it is refused', async () => {
    const body = giftOrder()
    await send(body)
    await send(body)
    assert.equal((await ordered(body.key)).length, 1)
    for (const change of [{ message: 'x' }, { lookupKey: 'gift-2' }, by({ city: 'Sopot' }), { deliverOn: inDays(0) }]) {
      const answer = await send({ ...body, ...change })
      assert.ok([404, 409].includes(answer.statusCode), answer.body)
    }
    assert.equal((await send({ ...body, message: 'x' })).json().code, 'order.otherContent')
    assert.equal((await ordered(body.key))[0]?.message, '')
  })

  test('with an access token it is the order of that user', async () => {
    const { userId, token } = await addCaller(running.app, { email: 'eva@kinora.example' })
    const body = giftOrder()
    await send(body, { authorization: `Bearer ${token}` })
    assert.equal((await ordered(body.key))[0]?.userId, userId)
  })

  for (const [name, change, status, field, code] of [
    ['no e-mail', by({ email: '' }), 400, 'purchaser[email]', 'form.error.email.required'],
    ['what is no e-mail', by({ email: 'ola' }), 400, 'purchaser[email]', 'form.error.email.format'],
    ['no recipient', { recipient: {} }, 400, 'recipient[email]', 'form.error.email.required'],
    ['a wrong recipient', { recipient: { email: 'a@b@c.pl' } }, 400, 'recipient[email]', 'form.error.email.format'],
    ['no first name', by({ firstName: undefined }), 400, 'purchaser[firstName]', 'form.error.firstName.required'],
    ['a name of spaces', by({ lastName: ' ' }), 400, 'purchaser[lastName]', 'form.error.lastName.required'],
    ['no street', by({ streetAddress: '' }), 400, 'purchaser[streetAddress]', 'form.error.streetAddress.required'],
    ['no city', by({ city: '' }), 400, 'purchaser[city]', 'form.error.city.required'],
    ['no postcode', by({ postCode: '' }), 400, 'purchaser[postCode]', 'form.error.postCode.required'],
    ['another country', by({ country: 'XX' }), 400, 'purchaser[country]', 'form.error.country.required'],
    ['no phone', by({ telephoneNumber: '' }), 400, 'purchaser[telephoneNumber]', 'form.error.telephoneNumber.required'],
    [
      'a short phone',
      by({ telephoneNumber: '12' }),
      400,
      'purchaser[telephoneNumber]',
      'form.error.telephoneNumber.format',
    ],
    ['terms that are not accepted', { terms: false }, 400, 'terms', 'form.error.terms.required'],
    ['no answer to the terms', { terms: undefined }, 400, 'terms', 'form.error.terms.required'],
    ['a day that has passed', { deliverOn: inDays(-1) }, 400, 'deliverOn', 'form.error.deliverOn.format'],
    ['a day too far ahead', { deliverOn: inDays(181) }, 400, 'deliverOn', 'form.error.deliverOn.format'],
    ['a long message', { message: 'x'.repeat(301) }, 400, 'message', 'form.error.message.format'],
    ['another design', { designId: 77 }, 404, 'designId', 'gift.wrongDesign'],
    ['a plan', { lookupKey: 'plan-1' }, 404, 'lookupKey', 'checkout.wrongProduct'],
    ['a product that there is not', { lookupKey: 'gift-9' }, 404, 'lookupKey', 'checkout.wrongProduct'],
    ['another field', { price: 1 }, 400, 'price', 'request.unknownParameter'],
  ] as const) {
    test(`${name} is reported, and nothing is written`, async () => {
      const body = giftOrder(change)
      const answer = await send(body)
      assert.deepEqual([answer.statusCode, answer.json().errors], [status, [{ field, code }]], answer.body)
      assert.deepEqual(await ordered(body.key), [])
    })
  }

  test('an address can order thirty times an hour', async () => {
    for (let time = 0; time < 30; time++) await send(giftOrder({ designId: 77 }))
    assert.equal((await send(giftOrder({ designId: 77 }))).statusCode, 429)
  })
})
