import { lastWithdrawalDay } from '@kinora/limits'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { giftOrder, PURCHASER } from '../../../testing/money/gifts.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { ORIGIN, useApp } from '../../../testing/startApp.ts'
import { drawOrderPage } from './drawOrderPage.ts'
import { ORDERS } from './orderGift.ts'

/** The fields as a browser sends them. */
function fieldsOf(changes: Record<string, string> = {}) {
  const { key } = giftOrder()
  const purchaser = Object.entries(PURCHASER).map(([name, value]): [string, string] => [`purchaser[${name}]`, value])
  const form = new URLSearchParams([...purchaser, ['purchaser[streetAddress2]', '']])
  const rest = {
    'recipient[email]': 'jan@kinora.example',
    lookupKey: 'gift-1',
    designId: '1',
    message: '',
    deliverOn: '',
    terms: 'on',
    confirm: 'on',
    key,
    lang: 'pl',
    ...changes,
  }
  for (const [name, value] of Object.entries(rest)) form.set(name, value)
  return { key, form }
}

onOneDatabase((create) => {
  const running = useApp(create)
  const send = (
    form: URLSearchParams,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
    address = '',
  ) =>
    running.app.inject({
      method: 'POST',
      url: `/api/gift-card-orders/form${address}`,
      payload: form.toString(),
      headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })

  test('the form without JavaScript orders the same', async () => {
    const { key, form } = fieldsOf({ message: 'Sto lat!' })
    const answer = await send(form)
    assert.equal(answer.statusCode, 503, answer.body) // payments are off
    assert.match(String(answer.headers['content-type']), /^text\/html/)
    const rows = await running.app.db.rows(
      ofAnyone(
        `select c.message, c.purchaser from gift_cards c join orders o on o.id = c.order_id where o.write_id = $key`,
      ),
      { key },
    )
    assert.deepEqual([...rows], [{ message: 'Sto lat!', purchaser: PURCHASER }])
  })

  test('before anything is ordered the page says the sum, the last day of a withdrawal, and that it buys', async () => {
    const { key, form } = fieldsOf({ message: '<b>"Sto" lat!</b>', 'purchaser[streetAddress2]': 'm. 7' })
    form.delete('confirm')
    const answer = await send(form)
    assert.equal(answer.statusCode, 200, answer.body)
    const ordered = () => running.app.db.rows(ofAnyone('select 1 from orders where write_id = $key'), { key })
    assert.equal((await ordered()).length, 0)
    const day = new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeZone: 'UTC' })
    assert.match(answer.body, /<dt>Do zapłaty, z VAT<\/dt><dd>[\d,]+\szł<\/dd>/)
    for (const sentence of [`do ${day.format(new Date(lastWithdrawalDay(new Date())))}, bez podawania`])
      assert.ok(answer.body.includes(sentence), sentence)
    assert.match(answer.body, /<form method="post">[^]*<button [^>]*name="confirm" value="on">Kupuję i płacę<\/button>/)
    assert.match(String(answer.headers['content-security-policy']), /form-action 'self'/)

    // What the button sends is the order.
    const decode = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
    const hidden = [...answer.body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
    const again = new URLSearchParams({ confirm: 'on' })
    for (const [, name = '', value = ''] of hidden) again.set(name, decode(value))
    assert.equal((await send(again)).statusCode, 503) // payments are off
    assert.equal((await ordered()).length, 1)

    const { form: gone } = fieldsOf({ designId: '77' })
    gone.delete('confirm')
    assert.match((await send(gone)).body, /Wygląd karty: tego już nie ma/)
  })

  test('who orders too often is told for how long', () => {
    const problems = [{ field: '', code: 'auth.tooManyAttempts', retryAfter: 3_480 }]
    assert.match(drawOrderPage('pl', { problems }), /Spróbuj ponownie za 58 minut</)
    assert.match(drawOrderPage('en', { problems }), /Try again in 58 minutes</)
  })

  test('a page says in words what is to be corrected', async () => {
    const { key, form } = fieldsOf({ 'purchaser[email]': '', 'purchaser[country]': 'Polska', deliverOn: '2020-01-01' })
    form.delete('terms')
    const answer = await send(form)
    assert.equal(answer.statusCode, 422)
    assert.match(answer.body, /<html lang="pl">/)
    assert.match(answer.body, /Twój e-mail: to pole jest potrzebne/)
    assert.match(answer.body, /Regulamin: zaznacz/)
    assert.match(answer.body, /Kraj: /)
    assert.match(answer.body, /<a href="\/give-a-gift">/)
    assert.equal((await running.app.db.rows(ofAnyone('select 1 from orders where write_id = $key'), { key })).length, 0)

    const english = await send(fieldsOf({ lang: 'en', designId: '77' }).form)
    assert.deepEqual([english.statusCode, /design of the card: this one is gone/i.test(english.body)], [422, true])
  })

  test('what its fields leave out is what its address says', async () => {
    const [gift] = (await running.app.inject('/api/gift-subscriptions')).json().data
    const sendTo = async (address: string, changes: Record<string, string>) => {
      const { key, form } = fieldsOf({ lookupKey: '', designId: '', lang: '', ...changes })
      const answer = await send(form, undefined, address)
      const rows = await running.app.db.rows<{ row: string }>(
        ofAnyone(`select concat_ws(' ', o.lookup_key, o.locale, c.template_id) as row
          from gift_cards c join orders o on o.id = c.order_id where o.write_id = $key`),
        { key },
      )
      const page = /<html lang="(\w+)">[^]*<li>(.*)<\/li>/.exec(answer.body)?.slice(1).join(' ')
      return `${answer.statusCode} ${rows[0]?.row ?? page}`
    }
    // Payments are off: what was ordered is 503.
    const inForm = { lookupKey: 'gift-1', designId: '1', lang: 'en' }
    for (const [address, changes, outcome] of [
      [`?locale=en&subscription=${gift.id}&template=1`, {}, '503 gift-1 en 1'],
      ['?locale=pl&lookupKey=gift-1&template=1', {}, '503 gift-1 pl 1'],
      ['?locale=pl&lookupKey=new&subscription=gift-1&template=1', {}, '503 gift-1 pl 1'],
      ['?locale=pl&subscription=99&template=99', inForm, '503 gift-1 en 1'],
      ['?locale=en&subscription=99&template=1', {}, '422 en Kind of card: this one is gone, choose another'],
      ['?locale=pl&subscription=plan-1&template=1', {}, '422 pl Rodzaj karty: tej karty już nie ma, wybierz inną'],
      ['?locale=en&subscription=gift-1&template=99', {}, '422 en Design of the card: this one is gone, choose another'],
      ['?locale=en&subscription=gift-1&template=leaf', {}, '422 en Design of the card: this does not look right'],
      ['?locale=de', {}, '422 pl Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę'],
    ] as const)
      assert.equal(await sendTo(address, changes), outcome, address)
  })

  test('what was typed is not in the page, and it may run nothing', async () => {
    const answer = await send(fieldsOf({ lookupKey: '<script>alert(1)</script>' }).form)
    assert.doesNotMatch(answer.body, /<script/)
    assert.match(String(answer.headers['content-security-policy']), /^default-src 'none'; style-src 'sha256-/)
    assert.equal(answer.headers['cache-control'], 'no-store')
  })

  test('forms of other sites are refused', async () => {
    const answer = await send(fieldsOf().form, { 'sec-fetch-site': 'cross-site' })
    assert.equal(answer.statusCode, 403)
  })

  test('looking at the summary counts as no order', async () => {
    const statuses = async (count: number, isConfirmed = true) => {
      const forms = Array.from({ length: count }, () => fieldsOf().form)
      if (!isConfirmed) for (const form of forms) form.delete('confirm')
      const answers = await Promise.all(forms.map((form) => send(form)))
      return [...new Set(answers.map(({ statusCode }) => statusCode))]
    }
    await running.app.db.rows('delete from attempts')
    assert.deepEqual(await statuses(ORDERS.max + 1, false), [200])
    assert.deepEqual(await statuses(ORDERS.max), [503], 'payments are off')
    assert.deepEqual(await statuses(1), [429])
  })

  test('the page after an order leads to the payment', () => {
    const page = drawOrderPage('en', { url: 'https://checkout.example/pay?a=1&b="' })
    assert.match(page, /<a class="next" href="https:\/\/checkout\.example\/pay\?a=1&amp;b=&quot;">Go to payment<\/a>/)
  })
})
