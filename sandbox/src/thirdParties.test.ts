import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { buildSandbox } from './app.ts'
import { thirdPartyStubs } from './thirdPartyStubs.ts'

const beacon = (app: ReturnType<typeof buildSandbox>, id: string, body: string) =>
  app.inject({
    method: 'POST',
    url: `/third-parties/${id}`,
    headers: { 'content-type': 'text/plain;charset=UTF-8', origin: 'null' },
    payload: body,
  })
const received = async (app: ReturnType<typeof buildSandbox>) =>
  (await app.inject('/third-parties'))
    .json<{ data: { id: string; event: string; fields: object }[] }>()
    .data.map(({ id, event, fields }) => [id, event, fields])

test('stubs store and show what they receive, also from iframes with an opaque origin', async () => {
  const app = buildSandbox()
  assert.match((await app.inject('/sandbox/third-parties')).body, /Nothing here yet/)
  const script = await app.inject('/third-parties/analytics.js')
  assert.match(String(script.headers['content-type']), /^text\/javascript/)
  assert.deepEqual(
    [script.headers['access-control-allow-origin'], script.headers['cross-origin-resource-policy']],
    ['*', 'cross-origin'],
  )
  assert.equal((await beacon(app, 'analytics', '{"event":"view","fields":{"path":"/<b>"}}')).statusCode, 204)

  assert.deepEqual(await received(app), [
    ['analytics', 'loaded', {}],
    ['analytics', 'view', { path: '/<b>' }],
  ])
  assert.match(
    (await app.inject('/sandbox/third-parties')).body,
    /<b>analytics<\/b>: view.*<dt>path<\/dt><dd>\/&lt;b&gt;<\/dd>.*loaded/s,
  )
})

test('unknown files and invalid events are refused', async () => {
  const app = buildSandbox()
  for (const file of ['ads.js', 'analytics', 'toString.js'])
    assert.equal((await app.inject(`/third-parties/${file}`)).statusCode, 404, file)
  assert.equal((await beacon(app, 'ads', '{"event":"view"}')).statusCode, 404)
  for (const body of ['{{', '{"fields":{}}', ''])
    assert.equal((await beacon(app, 'analytics', body)).statusCode, 400, body)
  assert.deepEqual(await received(app), [])
})

test('the referral program finds the campaign of a referrer in each language', async () => {
  const app = buildSandbox()
  const ask = async (query: string) => (await app.inject(`/third-parties/referral?${query}`)).json<object>()
  assert.deepEqual(await ask('locale=pl&via=anna'), { token: 'sandbox-anna', campaign: 'sandbox-friends' })
  assert.deepEqual(await ask('locale=en&via=anna'), {})
  assert.deepEqual(await ask('locale=pl&via=nobody'), {})
  assert.equal((await received(app)).length, 3)
})

test('the configuration pins the scripts of the referral program, and its campaigns are four for Polish and one for English', () => {
  const { configuration, referral } = thirdPartyStubs('http://localhost:3002')
  const party = configuration.find(({ kind }) => kind === 'referral')!
  for (const locale of ['pl', 'en'] as const) {
    assert.match(referral[locale], /http:\/\/localhost:3002\/third-parties\/referral/)
    assert.equal(
      party.scripts[locale]?.[0]?.integrity,
      `sha384-${createHash('sha384').update(referral[locale]).digest('base64')}`,
    )
  }
  assert.deepEqual([party.campaigns?.pl.length, party.campaigns?.en.length], [4, 1])
})
