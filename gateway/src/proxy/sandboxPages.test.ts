import assert from 'node:assert/strict'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { fakeApi, fakeGateway } from '../gateway.fake.ts'

const sandbox = await fakeApi((_request, response) =>
  response.writeHead(200, { 'content-type': 'text/html', 'x-frame-options': 'SAMEORIGIN' }).end('a mail'),
)
after(() => sandbox.close())

test("the sandbox's mailbox is proxied for GET only, without cookies and authorization", async () => {
  const gateway = await fakeGateway({ SANDBOX_URL: sandbox.url })
  after(() => gateway.close())
  const mail = await gateway.get('/sandbox/mail/1/html', {
    cookie: 'kinora.session=secret',
    authorization: 'Bearer secret',
  })
  assert.equal(await mail.text(), 'a mail')
  assert.equal(mail.headers.get('x-frame-options'), 'SAMEORIGIN')
  assert.equal(sandbox.requests[0]?.url, '/sandbox/mail/1/html')
  assert.deepEqual(
    [sandbox.requests[0]?.headers.cookie, sandbox.requests[0]?.headers.authorization],
    [undefined, undefined],
  )

  assert.equal(
    (
      await fetch(`${gateway.url}/sandbox/mail`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      })
    ).status,
    405,
  )
  await gateway.get('/sandbox/reports')
  assert.equal(sandbox.requests.length, 1)
  assert.equal((await gateway.get('/sandbox/third-parties')).status, 200)
  assert.equal(sandbox.requests.at(-1)?.url, '/sandbox/third-parties')
})

test('forms of the payment pages are proxied too, and lead back without cookies', async () => {
  let body = ''
  const payments = await fakeApi(async (request, response) => {
    body = await text(request)
    response
      .writeHead(303, { location: 'http://localhost:3000/payment/1', 'content-security-policy': "form-action 'self'" })
      .end()
  })
  const gateway = await fakeGateway({ SANDBOX_URL: payments.url })
  after(async () => {
    await gateway.close()
    payments.close()
  })
  const paid = await fetch(`${gateway.url}/sandbox/pay/c/cs_test_1`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action: 'pay', number: '4242' }),
    headers: { cookie: 'kinora.session=secret', origin: gateway.url },
  })
  assert.deepEqual([paid.status, paid.headers.get('location')], [303, 'http://localhost:3000/payment/1'])
  assert.equal(paid.headers.get('content-security-policy'), "form-action 'self'")
  const [request] = payments.requests
  assert.deepEqual(
    [request?.url, body, request?.headers.cookie],
    ['/sandbox/pay/c/cs_test_1', 'action=pay&number=4242', undefined],
  )
  assert.equal(request?.headers.origin, gateway.url)
  assert.equal((await fetch(`${gateway.url}/sandbox/pay/c/1`, { method: 'DELETE' })).status, 405)
})

test('only this machine sees the mailbox, unless SANDBOX_PUBLIC says otherwise', async () => {
  for (const [SANDBOX_PUBLIC, status] of [
    ['', 404],
    ['true', 200],
  ] as const) {
    const gateway = await fakeGateway({ SANDBOX_URL: sandbox.url, SANDBOX_PUBLIC })
    after(() => gateway.close())
    for (const url of ['/sandbox/mail', '/sandbox/mail/1/html', '/sandbox/third-parties', '/sandbox/pay/c/1']) {
      const neighbour = await gateway.app.inject({ url, remoteAddress: '192.168.1.7' })
      const forwarded = await gateway.get(url, { 'x-forwarded-for': '127.0.0.1' })
      assert.deepEqual([neighbour.statusCode, forwarded.status], [status, status], url)
      assert.equal((await gateway.get(url)).status, 200)
    }
  }
})

test('without a sandbox the address is an ordinary page, here a 404', async () => {
  const gateway = await fakeGateway()
  after(() => gateway.close())
  await gateway.release({ name: 'shell', version: '1' })
  await gateway.start()
  const count = sandbox.requests.length
  assert.equal((await gateway.get('/sandbox/mail')).status, 404)
  assert.equal(sandbox.requests.length, count)
})
