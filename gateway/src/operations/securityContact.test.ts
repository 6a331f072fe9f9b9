import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { ConfigError, readConfig } from '../config.ts'
import { fakeGateway, type FakeGateway } from '../gateway.fake.ts'

let gateway: FakeGateway
let without: FakeGateway
before(async () => {
  gateway = await fakeGateway({ SECURITY_CONTACT: 'mailto:security@kinora.example' })
  without = await fakeGateway()
  for (const one of [gateway, without]) {
    await one.release({ name: 'shell', version: '1' })
    await one.start()
  }
})
after(() => Promise.all([gateway.close(), without.close()]))

test('security.txt says where flaws are reported, and until when that is sure', async () => {
  const answer = await gateway.get('/.well-known/security.txt')
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('content-type'), 'text/plain; charset=utf-8')
  const fields = Object.fromEntries(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  )
  assert.equal(fields.Contact, 'mailto:security@kinora.example')
  assert.equal(fields.Canonical, 'https://kinora.example/.well-known/security.txt')
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000
  assert.ok(days > 30 && days < 365, fields.Expires)
})

test('without a contact there is none, and a contact is an address', async () => {
  assert.equal((await without.get('/.well-known/security.txt')).status, 404)
  for (const wrong of ['security@kinora.example', 'http://kinora.example', 'mailto:a@b.example\nX: y'])
    assert.throws(() => readConfig({ SECURITY_CONTACT: wrong }), ConfigError, wrong)
})

test('a request that names two hosts is refused', async () => {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: kinora.example\r\nhost: evil.example\r\nConnection: close\r\n\r\n')
  const answer = await text(socket)
  assert.match(answer, /^HTTP\/1\.1 400 /)
  assert.match(answer, /"code":"request\.malformed"/)
})
