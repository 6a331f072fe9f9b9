import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig } from '../config.ts'
import { fakeApi, fakeGateway, type FakeApi, type FakeGateway } from '../gateway.fake.ts'

let gateway: FakeGateway
let service: FakeApi
const forwarded: unknown[] = []
before(async () => {
  service = await fakeApi(async (request, response) => {
    forwarded.push(JSON.parse(await text(request)))
    response.writeHead(204).end()
  })
  gateway = await fakeGateway({ REPORTS_URL: `${service.url}/reports`, TRUSTED_PROXIES: '127.0.0.1' })
  await gateway.release({ name: 'shell', version: '1' })
  await gateway.start()
})
after(() => (service.close(), gateway.close()))

const report = (body: unknown, type = 'application/json', from = '9.9.9.9') =>
  fetch(`${gateway.url}/reports`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': from },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

async function handedOn(count: number): Promise<unknown[]> {
  while (forwarded.length < count) await new Promise((resolve) => setImmediate(resolve))
  return forwarded.splice(0)
}

test('reports are forwarded without personal data', async () => {
  const failure = {
    type: 'remote-failure',
    manifest: 's1',
    remote: 'mfe-catalog',
    version: '2',
    phase: 'load',
    error: 'TypeError',
    message: 'at https://kinora.example/programs?phrase=pain failed',
    email: 'anna@example.com',
    nested: { a: 1 },
  }
  assert.equal((await report(failure)).status, 204)
  assert.deepEqual(await handedOn(1), [
    {
      type: 'remote-failure',
      manifest: 's1',
      remote: 'mfe-catalog',
      version: '2',
      phase: 'load',
      error: 'TypeError',
      message: 'at https://kinora.example/programs failed',
    },
  ])
})

test('both formats of a CSP violation report are read', async () => {
  const old = {
    'csp-report': {
      'effective-directive': 'script-src',
      'blocked-uri': 'inline',
      'document-uri': 'https://kinora.example/programs?phrase=pain',
      'script-sample': 'anna',
    },
  }
  const modern = [
    {
      type: 'csp-violation',
      age: 1,
      url: 'https://x',
      user_agent: 'me',
      body: {
        effectiveDirective: 'script-src',
        blockedURL: 'inline',
        documentURL: 'https://kinora.example/programs#a',
      },
    },
  ]
  assert.equal((await report(old, 'application/csp-report')).status, 204)
  assert.equal((await report(modern, 'application/reports+json')).status, 204)
  const violation = {
    type: 'csp-violation',
    directive: 'script-src',
    blocked: 'inline',
    page: 'https://kinora.example/programs',
  }
  assert.deepEqual(await handedOn(2), [violation, violation])
})

test('invalid, too large and too many reports are refused', async () => {
  for (const body of ['{', '[]', '{"a":1}', '"text"', 'null']) assert.equal((await report(body)).status, 400, body)
  assert.equal((await report({ message: 'x'.repeat(9_000) })).status, 413)
  assert.equal((await report('{}', 'text/plain')).status, 415)
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => report({ type: 'x' }, 'application/json', '8.8.8.8')),
  )
  assert.equal(answers.filter(({ status }) => status === 429).length, 10)
  assert.equal(
    (await report({ type: 'x' }, 'application/json', '7.7.7.7')).status,
    204,
    'another client is not limited',
  )
})

test('without a token metrics are for this machine only: forwarded requests get a 404', async () => {
  await gateway.get('/nowhere')
  const inside = await gateway.get('/metrics')
  assert.equal(inside.status, 200)
  assert.match(await inside.text(), /gateway_pages_total\{outcome="rendered"\} 1/)
  for (const mark of ['x-forwarded-for', 'x-forwarded-host', 'forwarded'])
    assert.equal((await gateway.get('/metrics', { [mark]: '127.0.0.1' })).status, 404, mark)
  const neighbour = await gateway.app.inject({ url: '/metrics', remoteAddress: '10.1.2.3' })
  assert.equal(neighbour.statusCode, 404)
})

test('with a token metrics are for whoever sends it', async () => {
  const guarded = await fakeGateway({ METRICS_TOKEN: 'a token' })
  after(() => guarded.close())
  const read = async (authorization?: string) =>
    (await guarded.get('/metrics', { 'x-forwarded-for': '9.9.9.9', ...(authorization && { authorization }) })).status
  assert.deepEqual([await read(), await read('Bearer another'), await read('Bearer a token')], [404, 404, 200])
})

for (const [env, sentence] of [
  [{ PORT: '70000' }, /PORT is "70000"/],
  [{ PORT: '3e3' }, /PORT is "3e3"/],
  [{ API_URL: 'localhost:3001' }, /API_URL is "localhost:3001"/],
  [{ ORIGIN: 'kinora' }, /ORIGIN is "kinora"/],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, /TRUSTED_PROXIES names "proxy"/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL is "loud"/],
  [{ RELEASE_STORE: '/var/releases' }, /RELEASE_STORE is "\/var\/releases"/],
  [{ RELEASE_STORE: 's3://kinora', S3_ENDPOINT: 'https://s3.example' }, /S3_ACCESS_KEY_ID must be set/],
] as const) {
  test(`the setting ${JSON.stringify(env)} is refused with a message`, () => {
    assert.throws(
      () => readConfig(env),
      (error: Error) => error instanceof ConfigError && sentence.test(error.message),
    )
  })
}

test('with a sandbox, reports go to the sandbox by default', () => {
  assert.equal(readConfig({ SANDBOX_URL: 'http://127.0.0.1:3002/' }).reportsUrl, 'http://127.0.0.1:3002/reports')
  assert.equal(readConfig({}).reportsUrl, null)
})

function run(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../server.ts', import.meta.url))], {
    env: { ...process.env, LOG_LEVEL: 'silent', KINORA_HOME: gateway.home, ...env },
  })
  return {
    child,
    ended: Promise.all([text(child.stderr), once(child, 'exit')]).then(([stderr, [code]]) => ({
      stderr,
      code: code as number,
    })),
  }
}

test('with a port in use, or a store without a manifest, the start fails with a message', async () => {
  const busy = createServer().listen(0, '127.0.0.1')
  await once(busy, 'listening')
  const { port } = busy.address() as AddressInfo
  const taken = await run({ PORT: String(port) }).ended
  assert.deepEqual([taken.code, /Port \d+ is in use/.test(taken.stderr)], [1, true])
  busy.close()
  const empty = await run({ PORT: '0', API_URL: 'http://127.0.0.1:9', KINORA_HOME: '/nonexistent' }).ended
  assert.deepEqual([empty.code, /No release manifest is live yet/.test(empty.stderr)], [1, true])
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

test('SIGTERM ends the process with exit code 0', async () => {
  const { child, ended } = run({ PORT: String(await freePort()), LOG_LEVEL: 'info' })
  for await (const lines of child.stdout) if (String(lines).includes('This manifest is live now')) break
  child.kill('SIGTERM')
  assert.equal((await ended).code, 0)
})

test('the log names the route and contains nothing of the URL', async () => {
  await gateway.release({ name: 'mfe-catalog', version: '1' })
  const port = await freePort()
  const { child, ended } = run({ PORT: String(port), LOG_LEVEL: 'info', API_URL: 'http://127.0.0.1:9' })
  const lines: { msg?: string; route?: string }[] = []
  for await (const line of createInterface(child.stdout)) {
    lines.push(JSON.parse(line))
    if (lines.at(-1)!.msg?.startsWith('Server listening')) {
      for (const path of ['/media/films/1/99.secret/master.m3u8', '/en/programs/anna?phrase=pain', '/anna', '/%anna'])
        await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
      child.kill('SIGTERM')
    }
  }
  await ended
  assert.deepEqual(
    lines.flatMap(({ route }) => route ?? []),
    ['/media/*', 'mfe-catalog/one', 'none', 'none'],
  )
  assert.doesNotMatch(JSON.stringify(lines), /secret|anna|pain/)
})
