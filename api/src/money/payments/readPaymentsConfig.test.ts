import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPaymentsConfig } from './readPaymentsConfig.ts'

const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_WEBHOOK_SECRETS: 'whsec_abc' }
const SANDBOX = { SANDBOX_URL: 'http://127.0.0.1:3002', SANDBOX_WEBHOOK_SECRET: 'whsec_of_the_sandbox' }

test('with a key the provider is real, live or in its test mode', () => {
  for (const [key, isLive] of [
    ['sk_live_abc', true],
    ['rk_live_abc', true],
    ['sk_test_abc', false],
  ] as const)
    assert.deepEqual(readPaymentsConfig({ NODE_ENV: 'production', ...STRIPE, STRIPE_SECRET_KEY: key, ...SANDBOX }), {
      kind: 'stripe',
      secretKey: key,
      isLive,
      webhookSecrets: ['whsec_abc'],
    })
})

test('VAT is reckoned where that is said', () => {
  assert.equal(readPaymentsConfig({ ...STRIPE, STRIPE_TAX: 'true' }).hasTax, true)
  assert.equal(readPaymentsConfig({ ...STRIPE }).hasTax, undefined)
})

test('while the secret of webhooks is changed there are two', () => {
  const { webhookSecrets } = readPaymentsConfig({ ...STRIPE, STRIPE_WEBHOOK_SECRETS: 'whsec_a,whsec_b' }) as {
    webhookSecrets: string[]
  }
  assert.deepEqual(webhookSecrets, ['whsec_a', 'whsec_b'])
})

test('without a key: the sandbox if it is there, and nothing in production unless that is said', () => {
  assert.equal(readPaymentsConfig({ ...SANDBOX }).kind, 'sandbox')
  assert.equal(readPaymentsConfig({ SANDBOX_URL: SANDBOX.SANDBOX_URL }).kind, 'off')
  assert.equal(readPaymentsConfig({}).kind, 'off')
  assert.equal(readPaymentsConfig({ ...SANDBOX, PAYMENTS: 'off' }).kind, 'off')
  assert.equal(readPaymentsConfig({ ...SANDBOX, NODE_ENV: 'production', PAYMENTS: 'sandbox' }).kind, 'sandbox')
  assert.equal(readPaymentsConfig({ NODE_ENV: 'production', PAYMENTS: 'off' }).kind, 'off')
})

test('what could move money by mistake is refused', () => {
  const refused: [NodeJS.ProcessEnv, RegExp][] = [
    [{ NODE_ENV: 'production', ...SANDBOX }, /STRIPE_SECRET_KEY is required/],
    [{ NODE_ENV: 'production', PAYMENTS: 'sandbox' }, /needs SANDBOX_URL and SANDBOX_WEBHOOK_SECRET/],
    [{ NODE_ENV: 'production', PAYMENTS: 'sandbox', SANDBOX_URL: SANDBOX.SANDBOX_URL }, /needs SANDBOX_URL and/],
    [{ ...STRIPE, ...SANDBOX, PAYMENTS: 'sandbox' }, /contradict each other/],
    [{ ...STRIPE, PAYMENTS: 'off' }, /contradict each other/],
    [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_abc' }, /must begin with/],
    [{ ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_abc ' }, /must begin with/],
    [{ STRIPE_SECRET_KEY: 'sk_test_abc' }, /STRIPE_WEBHOOK_SECRETS is required/],
    [{ ...STRIPE, STRIPE_WEBHOOK_SECRETS: ' ' }, /one or two secrets/],
    [{ ...STRIPE, STRIPE_WEBHOOK_SECRETS: 'whsec_a, whsec_b' }, /one or two secrets/],
    [{ ...STRIPE, STRIPE_WEBHOOK_SECRETS: 'whsec_a,' }, /one or two secrets/],
    [{ ...STRIPE, STRIPE_WEBHOOK_SECRETS: 'whsec_a,whsec_b,whsec_c' }, /one or two secrets/],
    [{ ...SANDBOX, SANDBOX_WEBHOOK_SECRET: 'a secret with spaces' }, /no space/],
    [{ ...SANDBOX, SANDBOX_WEBHOOK_SECRET: 'short' }, /16 characters/],
    [{ PAYMENTS: 'on' }, /must be sandbox or off/],
    [{ ...STRIPE, STRIPE_TAX: 'yes' }, /STRIPE_TAX must be true/],
  ]
  for (const [env, message] of refused) assert.throws(() => readPaymentsConfig(env), { name: 'Error', message })
})
