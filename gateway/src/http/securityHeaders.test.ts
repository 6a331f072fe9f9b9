import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { fakePages, type FakePages } from '../pages/pages.fake.ts'

let pages: FakePages
before(async () => void (pages = await fakePages()))
after(() => pages.close())

/** Sends bytes, and reads the whole answer; also for what Node's own client refuses to send. */
async function answerTo(request: string): Promise<{ status: number; headers: Headers }> {
  const socket = connect(Number(new URL(pages.url).port), '127.0.0.1')
  socket.write(request)
  const [head = ''] = (await text(socket)).split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line): [string, string] => [line.split(':', 1)[0]!, line.slice(line.indexOf(':') + 1)])
  return { status: Number(first.split(' ')[1]), headers: new Headers(headers) }
}
const ask = (line: string, ...headers: string[]) =>
  answerTo([`${line} HTTP/1.1`, 'host: x', 'connection: close', ...headers, '', ''].join('\r\n'))

for (const [kind, status, line, ...headers] of [
  ['a page', 200, 'GET /programs'],
  ['a page for HEAD', 200, 'HEAD /programs'],
  ['a missing page', 404, 'GET /nowhere'],
  ['a missing picture', 404, 'GET /nowhere.png', 'accept: image/*'],
  ['a redirect', 308, 'GET /programs/'],
  ['a redirect of an address that cannot be decoded', 308, 'GET /%'],
  ['an address that cannot be decoded', 400, 'POST /%'],
  ['an address with NUL', 400, 'GET /api/levels?x=%00'],
  ['another method', 405, 'POST /programs'],
  ['robots.txt', 200, 'GET /robots.txt'],
  ['the sitemap without the API', 503, 'GET /sitemap.xml'],
  ['a file of a release', 200, 'GET /releases/shell/1/client/main.js'],
  ['a missing file of a release', 404, 'GET /releases/shell/1/client/none.js'],
  ['an icon', 200, 'GET /favicon.svg'],
  ['a probe', 200, 'GET /ready'],
  ['metrics', 200, 'GET /metrics'],
  ['no report', 415, 'POST /reports', 'content-length: 0', 'content-type: text/plain'],
  ['an answer of the API', 404, 'GET /api/levels'],
  ['a body without length', 411, 'POST /api/messages', 'transfer-encoding: chunked'],
  ['headers that are too large', 431, 'GET /programs', `x: ${'x'.repeat(20_000)}`],
  ['no HTTP', 400, 'GET  '],
] as const) {
  test(`${kind} has the security headers`, async () => {
    const answer = await ask(line, ...headers)
    assert.equal(answer.status, status)
    assert.match(answer.headers.get('content-security-policy') ?? '', /^default-src 'none'; .*frame-ancestors 'none'/)
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
    assert.equal(answer.headers.get('x-frame-options'), 'DENY')
    assert.equal(answer.headers.get('referrer-policy'), 'strict-origin-when-cross-origin')
    const forAll = line.includes(' /releases/') // other products show our remotes (docs/decisions/057)
    assert.equal(answer.headers.get('cross-origin-resource-policy'), forAll ? 'cross-origin' : 'same-origin')
    assert.equal(answer.headers.get('strict-transport-security'), 'max-age=63072000; includeSubDomains')
  })
}
