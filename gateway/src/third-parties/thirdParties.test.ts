import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fakeGateway } from '../gateway.fake.ts'
import { stateIn } from '../pages/pages.fake.ts'
import { readThirdParties } from './readThirdParties.ts'

const folder = mkdtempSync(join(tmpdir(), 'kinora-third-parties-'))
after(() => rmSync(folder, { recursive: true }))

const analytics = {
  id: 'numbers',
  kind: 'analytics',
  name: 'Numbers & Co',
  scripts: { pl: [{ src: 'https://numbers.example/a.js?site=1&x=2', integrity: 'sha384-abc=' }] },
  sources: { 'connect-src': ['https://numbers.example'], 'script-src': ['https://cdn.numbers.example'] },
  events: { view: ['path'] },
}
const referral = {
  id: 'referral',
  kind: 'referral',
  name: 'Sender',
  scripts: { pl: [{ src: '/api/referral.js?locale=pl' }], en: [{ src: '/api/referral.js?locale=en' }] },
  parameter: 'via',
  campaigns: { pl: ['a', 'b', 'c', 'd'], en: ['e'] },
}

function fileOf(content: unknown): string {
  const file = join(folder, 'third-parties.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

async function gatewayWith(...parties: object[]) {
  const gateway = await fakeGateway({ THIRD_PARTIES: fileOf(parties) })
  after(() => gateway.close())
  return gateway
}

/** The directives of a policy by name. */
const policyOf = ({ headers }: Response) =>
  Object.fromEntries(
    headers
      .get('content-security-policy')!
      .split('; ')
      .map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)]),
  )

test('third-party scripts run in a frame with an opaque origin, whose policy allows only the configured sources', async () => {
  const gateway = await gatewayWith(analytics, referral)
  const frame = await gateway.get('/third-parties/numbers?locale=pl')
  assert.equal(frame.status, 200)
  const html = await frame.text()
  assert.match(
    html,
    /<script src="https:\/\/numbers\.example\/a\.js\?site=1&amp;x=2" integrity="sha384-abc=" crossorigin="anonymous"><\/script>/,
  )
  assert.match(html, /<title>Numbers &amp; Co<\/title>/)

  const { 'script-src': [hash, ...scripts] = [], ...policy } = policyOf(frame)
  assert.match(hash!, /^'sha256-/)
  assert.deepEqual(scripts, ['https://numbers.example/a.js', 'https://cdn.numbers.example'])
  assert.deepEqual(policy, {
    'default-src': ["'none'"],
    'connect-src': ['https://numbers.example'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts'],
  })
  assert.equal(frame.headers.get('referrer-policy'), 'no-referrer')
  assert.equal(frame.headers.get('x-frame-options'), 'SAMEORIGIN')

  const ownFrame = await gateway.get('/third-parties/referral?locale=en&via=anna')
  assert.deepEqual(policyOf(ownFrame)['script-src']!.slice(1), ["'self'"])
  assert.match(await ownFrame.text(), /<html lang="en">.*src="\/api\/referral\.js\?locale=en"/s)
  // One has no English scripts, the other does not exist.
  for (const path of ['numbers?locale=en', 'nobody'])
    assert.equal((await gateway.get(`/third-parties/${path}`)).status, 404)
})

test('the page state lists the third parties, and pages may only frame our own documents', async () => {
  const gateway = await gatewayWith(analytics, referral)
  await gateway.release({ name: 'shell', version: '1' })
  await gateway.start()
  const page = await gateway.get('/nowhere')
  assert.deepEqual(policyOf(page)['frame-src'], ["'self'"])
  assert.doesNotMatch(page.headers.get('content-security-policy')!, /numbers/)
  const told = { id: 'referral', kind: 'referral', name: 'Sender', parameter: 'via', campaigns: referral.campaigns }
  assert.deepEqual(stateIn(await page.text()).thirdParties, [
    { id: 'numbers', kind: 'analytics', name: 'Numbers & Co', events: { view: ['path'] } },
    told,
  ])
  assert.deepEqual(stateIn(await gateway.text('/en/nowhere')).thirdParties, [told])
})

test('without a configuration pages have no frames and no third parties', async () => {
  const gateway = await fakeGateway()
  after(() => gateway.close())
  await gateway.release({ name: 'shell', version: '1' })
  await gateway.start()
  const page = await gateway.get('/third-parties/numbers')
  assert.equal(page.status, 404)
  assert.equal(policyOf(page)['frame-src'], undefined)
  assert.equal(stateIn(await page.text()).thirdParties, undefined)
})

const refused: [what: string, content: unknown, pattern: RegExp][] = [
  ['no JSON', '{{', /cannot be read/],
  ['no list', {}, /the whole must be array/],
  ['an unknown field', [{ ...analytics, loadFirst: true }], /\/0/],
  ['an unknown kind', [{ ...analytics, kind: 'ads' }], /\/0\/kind/],
  [
    'a script without TLS',
    [{ ...analytics, scripts: { pl: [{ src: 'http://numbers.example/a.js' }] } }],
    /\/0\/scripts\/pl\/0\/src/,
  ],
  [
    'a script address without a scheme',
    [{ ...analytics, scripts: { pl: [{ src: '//numbers.example/a.js' }] } }],
    /\/0\/scripts\/pl\/0\/src/,
  ],
  [
    'a source that ends the policy',
    [{ ...analytics, sources: { 'img-src': ['https://a.example; script-src *'] } }],
    /\/0\/sources\/img-src\/0/,
  ],
  ['inline scripts', [{ ...analytics, sources: { 'script-src': ["'unsafe-inline'"] } }], /\/0\/sources\/script-src\/0/],
  ['an event field that is not allowed', [{ ...analytics, events: { view: ['email'] } }], /\/0\/events\/view\/0/],
  ['analytics that identifies users', [{ ...analytics, events: { identify: ['email'] } }], /only an emailTracker may/],
  ['analytics on private pages', [{ ...analytics, onPrivatePages: true }], /only a chat may/],
  ['a duplicate id', [analytics, analytics], /two have the id "numbers"/],
  ['two referrals', [referral, { ...referral, id: 'other' }], /more than one is a referral/],
  ['a referral without campaigns', [{ ...referral, campaigns: undefined }], /lacks its parameter or its campaigns/],
]
for (const [what, content, pattern] of refused) {
  test(`a configuration with ${what} is refused with a message`, () => {
    assert.throws(
      () => readThirdParties(fileOf(content)),
      (error: Error) => pattern.test(error.message) && /^THIRD_PARTIES is [^\n]+\.$/.test(error.message),
    )
  })
}

test('a missing file is refused with a message', () => {
  assert.throws(
    () => readThirdParties(join(folder, 'nothing.json')),
    /^Error: THIRD_PARTIES is .*nothing\.json, which cannot be read: ENOENT/,
  )
})
