import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { startPayments } from '../../sandbox/testing/index.ts'
import { exampleSettings } from '../doctor/exampleSettings.ts'
import { providerAccount } from '../doctor/providerAccount.ts'
import { buckets } from '../doctor/buckets.ts'
import { root } from '../setup/root.js'

const SECRET = '0f9e8d7c6b5a49382716051423324150'
const READY = {
  ORIGIN: 'https://ruch.pl',
  AUTH_SECRET: SECRET,
  MEDIA_SECRET: SECRET,
  SMTP_URL: 'smtps://a:b@mail.ruch.pl',
  CONTACT_EMAIL: 'pomoc@ruch.pl',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRETS: 'whsec_1',
}

test('the doctor ends with 1 and lists, in each part, what is still an example', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/doctor.ts')], {
    env: { ...process.env, ...READY, STRIPE_SECRET_KEY: '', PAYMENTS: 'sandbox', DATABASE_URL: '' },
    encoding: 'utf8',
  })
  assert.equal(status, 1, stderr)
  for (const line of [
    'company: ',
    'register.nip: ',
    'phone: ',
    'PAYMENTS is the sandbox',
    'partner ',
    'specialist ',
    'quote of Halina: ',
    'Database',
  ])
    assert.ok(stdout.includes(line), `${line} in:\n${stdout}`)
  assert.doesNotMatch(stdout, new RegExp(SECRET))
  assert.match(stdout, /Not ready to go public: \d+ to replace\.\n$/)
})

test('the doctor asks the account at the provider, and names the switches that it does not tell', async () => {
  const sandbox = await startPayments()
  const provider = { PAYMENTS: 'sandbox', SANDBOX_URL: sandbox.url, SANDBOX_WEBHOOK_SECRET: SECRET }
  const { found, switches } = await providerAccount({ ...process.env, ...READY, STRIPE_SECRET_KEY: '', ...provider })
  await sandbox.close()
  for (const line of ['No webhook to https://ruch.pl/api/stripe/webhook', 'The price gift-1-month is missing'])
    assert.ok(
      found.some((one) => one.startsWith(line)),
      `${line} in:\n${found.join('\n')}`,
    )
  assert.ok(switches.some((one) => one.includes('at most 7 days of tries')))
})

test('an account that cannot be asked is on the list, and one that is not configured is not', async () => {
  const unknown = await providerAccount({ ...process.env, ...READY, STRIPE_SECRET_KEY: 'pk_live_1' })
  assert.match(String(unknown.found), /^the account was not looked at: STRIPE_SECRET_KEY must begin with/)
  assert.deepEqual(await providerAccount({ ...READY, STRIPE_SECRET_KEY: '' }), { found: [], switches: [] })
})

test('settings of a shop that is open have nothing to list', () => {
  assert.deepEqual(exampleSettings(READY), [])
  assert.deepEqual(exampleSettings({ ...READY, STRIPE_SECRET_KEY: '', PAYMENTS: 'off' }), [])
})

for (const [setting, finding] of [
  [{ ORIGIN: 'http://ruch.pl' }, 'ORIGIN is not https:'],
  [{ ORIGIN: '', DOMAIN: 'kinora.example' }, 'DOMAIN is an example'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET can be guessed'],
  [
    { SECOND_FACTOR: 'offered' },
    'SECOND_FACTOR is offered: one password opens the health of all members of a specialist',
  ],
  [{ MEDIA_SECRET: 'a'.repeat(40) }, 'MEDIA_SECRET can be guessed'],
  [{ MEDIA_SECRET: '' }, 'MEDIA_SECRET is not set'],
  [{ SMTP_URL: 'smtps://user:password@mail.example' }, 'SMTP_URL is an example'],
  [{ CONTACT_EMAIL: 'hello@kinora.example' }, 'CONTACT_EMAIL is an example'],
  [{ MAIL_FROM: 'Kinora <hello@kinora.example>' }, 'MAIL_FROM is an example'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY is a test key: nobody pays'],
  [{ STRIPE_WEBHOOK_SECRETS: '' }, 'STRIPE_WEBHOOK_SECRETS is not set'],
  [{ SANDBOX_URL: 'http://127.0.0.1:3002' }, 'SANDBOX_URL is set: the sandbox shows mails to whoever looks'],
  [{ DEMO_PASSWORD: 'x' }, 'DEMO_PASSWORD is set: it opens the accounts of the demo'],
] as const)
  test(`the doctor finds: ${finding}`, () => assert.deepEqual(exampleSettings({ ...READY, ...setting }), [finding]))

test('the doctor asks the buckets, where some are set', async () => {
  assert.deepEqual(await buckets({}), [])
  const bucket = { RELEASE_STORE: 's3://kinora', S3_ENDPOINT: 'http://127.0.0.1:1', S3_ACCESS_KEY_ID: 'us' }
  assert.match(String(await buckets(bucket)), /S3_SECRET_ACCESS_KEY must be set/)
  const [problem, other] = await buckets({ ...bucket, MEDIA_STORE: 's3://films', S3_SECRET_ACCESS_KEY: SECRET })
  assert.match(other!, /^MEDIA_STORE: The bucket films at /)
  assert.match(problem!, /^RELEASE_STORE: The bucket kinora at http:\/\/127\.0\.0\.1:1 cannot be used: /)
  assert.doesNotMatch(problem!, new RegExp(SECRET))
})
