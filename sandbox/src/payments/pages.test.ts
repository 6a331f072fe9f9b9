import assert from 'node:assert/strict'
import { test } from 'node:test'
import { card, openShop } from '../../testing/shop.ts'

const shop = await openShop()
await shop.stock()

test('a form with mistakes keeps what was typed, and names each mistake in the language of the session', async () => {
  const session = await shop.checkout('plan_1m', { locale: 'en' })
  const answer = await shop.submit(session.url ?? '', { ...card('1234'), expiry: '12/20', cvc: '', name: ' ' })
  const text = await answer.text()
  assert.equal(answer.status, 422)
  for (const sentence of [
    /Check the card number/,
    /has expired/,
    /three digits of the security code/,
    /name on the card/,
  ])
    assert.match(text, sentence)
  assert.match(text, /<html lang="en">[^]*<title>Error: Payment[^]*value="12\/20"/)
})

test('pages run nothing, are not framed, and take no forms of other sites', async () => {
  const session = await shop.checkout('plan_1m')
  const path = new URL(session.url ?? '').pathname
  const page = await fetch(`${shop.url}${path}`)
  const policy = page.headers.get('content-security-policy') ?? ''
  assert.match(
    policy,
    /^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; form-action 'self' http:\/\/localhost:3000; /,
  )
  const foreign = await shop.app.inject({
    method: 'POST',
    url: path,
    headers: { origin: 'https://elsewhere.example', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(card()).toString(),
  })
  assert.deepEqual(
    [foreign.statusCode, (await shop.stripe.checkout.sessions.retrieve(session.id)).status],
    [403, 'open'],
  )
  assert.equal((await fetch(`${shop.url}/sandbox/pay/c/cs_test_none`)).status, 404)
})

test('pages have the fonts of the product, and no line ends with a one-letter word', async () => {
  const session = await shop.checkout('plan_1m')
  const text = await (await fetch(`${shop.url}${new URL(session.url ?? '').pathname}`)).text()
  const fonts = [...text.matchAll(/url\('([^']+)'\)/g)].map(([, path]) => path)
  assert.equal(fonts.length, 4)
  for (const path of fonts) {
    const font = Buffer.from(await (await fetch(`${shop.url}${path}`)).arrayBuffer())
    assert.equal(font.subarray(0, 4).toString(), 'wOF2')
  }
  assert.match(text, /Imię i\u00a0nazwisko z\u00a0karty/)
})

test('a NIP is asked for where the shop wants it, checked, and named on the invoice', async () => {
  const settings = { mode: 'payment', invoice_creation: { enabled: true } } as const
  const without = await shop.checkout('gift_3m', settings)
  assert.doesNotMatch(await (await fetch(`${shop.url}${new URL(without.url ?? '').pathname}`)).text(), /NIP/)

  const session = await shop.checkout('gift_3m', { ...settings, tax_id_collection: { enabled: true } })
  const wrong = await shop.submit(session.url ?? '', { ...card(), nip: '123' })
  assert.equal(wrong.status, 422)
  assert.match(await wrong.text(), /powinien mieć\s10\scyfr/)
  await shop.submit(session.url ?? '', { ...card(), nip: 'PL 123-456-78-19' })
  const { customer_details, invoice } = await shop.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['invoice'],
  })
  const taxIds = [{ type: 'pl_nip', value: '1234567819' }]
  assert.deepEqual(customer_details?.tax_ids, taxIds)
  assert.deepEqual(typeof invoice === 'object' ? invoice?.customer_tax_ids : invoice, taxIds)
})
