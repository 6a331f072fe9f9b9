import { products } from '@kinora/content'
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { buildSandbox } from '../../sandbox/src/app.ts'
import { checkWire } from '../../sandbox/testing/index.ts'
import { importPortals, selectPortal } from '../src/money/payments/importPortals.ts'
import { importPrices } from '../src/money/payments/importPrices.ts'
import { stripeClient } from '../src/money/payments/stripeClient.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const SECRET = 'whsec_of_the_sandbox'
const sandbox = buildSandbox({
  payments: { database: ':memory:', secretKey: 'sk_test_sandbox', pagesUrl: 'http://localhost/pay', webhook: null },
})
const wire = checkWire(sandbox, 'sk_test_sandbox')
let url = ''
before(async () => {
  url = await sandbox.listen({ port: 0, host: '127.0.0.1' })
})
after(async () => {
  assert.deepEqual(await wire.misfits(), [], "differences from the types of the provider's SDK")
  await sandbox.close()
})

const client = () => stripeClient({ kind: 'sandbox', url, isLive: false, webhookSecrets: [SECRET] }) ?? assert.fail()
const command = async (env: Record<string, string>) =>
  (
    await promisify(execFile)(process.execPath, ['api/imports/pricesCommand.ts'], {
      cwd: root,
      env: { ...process.env, STRIPE_SECRET_KEY: '', ...env },
    })
  ).stdout.trim()

test('npm run prices makes every price, and the portal of every plan, once', async () => {
  const env = { SANDBOX_URL: url, SANDBOX_WEBHOOK_SECRET: SECRET }
  const keys = products.map(({ lookupKey }) => lookupKey).join(', ')
  assert.equal(
    await command(env),
    `New prices: ${keys}.\nNew portals: portal, portal:subscription-3-months, portal:subscription-12-months.`,
  )
  assert.equal(await command(env), 'All prices are as they should be.\nAll portals are as they should be.')
  const { data } = await client().prices.list({ active: true, limit: 100 })
  assert.equal(data.length, products.length)
  assert.ok(data.every(({ tax_behavior }) => tax_behavior === 'inclusive'))
  await assert.rejects(command({ PAYMENTS: 'off' }), /Payments are off/)
})

test('another amount is a new price that takes over the key; the old one is not sold any more', async () => {
  const sold = { lookupKey: 'plan-test', kind: 'subscription', months: 3, amount: 100, name: 'Test' } as const
  const stripe = client()
  await importPrices(stripe, [sold])
  assert.deepEqual(await importPrices(stripe, [{ ...sold, amount: 200 }]), ['plan-test'])
  const { data } = await stripe.prices.list({ product: 'kinora-plan-test', limit: 10 })
  assert.deepEqual(
    data.map(({ unit_amount, active, lookup_key }) => [unit_amount, active, lookup_key]),
    [
      [200, true, 'plan-test'],
      [100, false, null],
    ],
  )
})

test('a portal that somebody has changed is put right: a plan changes there to a shorter one, when its period ends', async () => {
  const stripe = client()
  const sold = products.map(({ words, ...product }) => ({ ...product, name: words.pl.name }))
  const { id } = (await selectPortal(stripe, 'subscription-12-months')) ?? assert.fail()
  await stripe.billingPortal.configurations.update(id, { features: { subscription_cancel: { enabled: false } } })
  assert.deepEqual(await importPortals(stripe, sold), ['portal:subscription-12-months'])
  const { features } = (await selectPortal(stripe, 'subscription-12-months')) ?? assert.fail()
  const { products: offered = [], schedule_at_period_end: scheduled } = features.subscription_update
  assert.deepEqual(offered?.map(({ product }) => product).toSorted(), [
    'kinora-subscription-1-month',
    'kinora-subscription-3-months',
  ])
  assert.equal(scheduled.conditions.length, 2)
  assert.equal((await selectPortal(stripe, 'subscription-1-month'))?.features.subscription_update.enabled, false)
})
