import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { fakeApi, fakeGateway } from '../gateway.fake.ts'

test('a request on an open connection is answered while the gateway stops', async () => {
  const gateway = await fakeGateway()
  await gateway.release({ name: 'shell', version: '1' })
  await gateway.start()
  const port = Number(new URL(gateway.url).port)
  const proxy = connect(port, '127.0.0.1')
  // One request and the beginning of the next: after the response to the first, both have arrived.
  proxy.write('GET /health HTTP/1.1\r\nhost: kinora\r\n\r\nGET /health HTTP/1.1\r\n')
  await once(proxy, 'data')

  const closed = gateway.close()
  for (let listens = true; listens;) {
    const visitor = connect(port, '127.0.0.1')
    listens = await once(visitor, 'connect').then(
      () => true,
      () => false,
    )
    visitor.destroy()
  }
  proxy.write('host: kinora\r\n\r\n')
  const [answer] = (await once(proxy, 'data')) as [Buffer]
  assert.match(answer.toString(), /^HTTP\/1\.1 200 /)
  await closed
})

test('reports that were taken are forwarded before the gateway ends', async () => {
  const order: string[] = []
  const service = await fakeApi()
  const stopping = await fakeGateway({ REPORTS_URL: `${service.url}/reports` })
  const arrived = Promise.withResolvers<void>()
  service.answer = async (_request, response) => {
    arrived.resolve()
    await once(stopping.app.server, 'close')
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
    order.push('forwarded')
    response.writeHead(204).end()
  }
  await fetch(`${stopping.url}/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"type":"x"}',
  })
  await arrived.promise
  await stopping.app.close()
  order.push('closed')
  await stopping.close()
  service.close()
  assert.deepEqual(order, ['forwarded', 'closed'])
})
