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
  const misfits = await wire.misfits()
  await sandbox.close()
  assert.deepEqual(misfits, [], "differences from the types of the provider's SDK")
})

const client = () => stripeClient({ kind: 'sandbox', url, isLive: false, webhookSecrets: [SECRET] }) ?? assert.fail()
const command = async (env: Record<string, string>) =>
  (
    await promisify(execFile)(process.execPath, ['api/imports/pricesCommand.ts'], {
      cwd: root,
      env: { ...process.env, STRIPE_SECRET_KEY: '', ...env },
    })
  ).stdout.trim()

const ENV = () => ({ SANDBOX_URL: url, SANDBOX_WEBHOOK_SECRET: SECRET })
/** What was done, without the switches, which are the same each time. */
const done = async (env: Record<string, string>) => (await command(env)).split('\n\n')[0]?.split('\n')

test('npm run prices makes every price, the portal of every plan and the webhook, once', async () => {
  const env = { ...ENV(), ORIGIN: 'https://kinora.example' }
  const first = await done(env)
  assert.deepEqual(first?.slice(0, 4), [
    `New prices: ${products.map(({ lookupKey }) => lookupKey).join(', ')}.`,
    'All products are as they should be.',
    'Portals made or put right: portal, portal:subscription-3-months, portal:subscription-12-months.',
    'All methods of payment are on.',
  ])
  assert.match(
    first?.[4] ?? '',
    /^New webhook to https:\/\/kinora\.example\/api\/stripe\/webhook\. Its secret is shown only now/,
  )
  assert.match(first?.[5] ?? '', /^whsec_\w{32}$/)
  assert.deepEqual(await done(env), [
    'All prices are as they should be.',
    'All products are as they should be.',
    'All portals are as they should be.',
    'All methods of payment are on.',
    'The webhook to https://kinora.example/api/stripe/webhook is as it should be.',
  ])
  const { data } = await client().prices.list({ active: true, limit: 100 })
  assert.equal(data.length, products.length)
  assert.ok(data.every(({ tax_behavior }) => tax_behavior === 'inclusive'))
  await assert.rejects(command({ PAYMENTS: 'off' }), /Payments are off/)
})

test('npm run prices names the switches that it cannot set, and needs no address', async () => {
  const output = await command({ ...ENV(), ORIGIN: 'http://localhost:3000' })
  assert.match(output, /The webhook was not looked at: ORIGIN/)
  assert.match(output, /at most 7 days of tries, then cancel/)
})

test('what somebody has changed in the account is put right', async () => {
  const stripe = client()
  await stripe.products.update('kinora-gift-1-month', { name: 'Gift', description: '' })
  const [methods] = (await stripe.paymentMethodConfigurations.list()).data
  await stripe.paymentMethodConfigurations.update(methods?.id ?? '', {
    blik: { display_preference: { preference: 'off' } },
  })
  const [endpoint] = (await stripe.webhookEndpoints.list()).data
  await stripe.webhookEndpoints.update(endpoint?.id ?? '', {
    enabled_events: ['invoice.paid', 'payout.paid'],
    disabled: true,
  })
  assert.deepEqual((await done({ ...ENV(), DOMAIN: 'kinora.example', ORIGIN: '' }))?.slice(1), [
    'Products put right: gift-1-month.',
    'All portals are as they should be.',
    'Methods of payment turned on: blik.',
    'The webhook to https://kinora.example/api/stripe/webhook was put right.',
  ])
  const product = await stripe.products.retrieve('kinora-gift-1-month')
  assert.deepEqual([product.name, product.description], ['Kinora · Karta na 1 miesiąc', 'Na dobry początek'])
  const { status, enabled_events: events } = await stripe.webhookEndpoints.retrieve(endpoint?.id ?? '')
  assert.ok(status === 'enabled' && events.includes('payout.paid') && events.includes('refund.failed'))
})

test('an endpoint of another version is kept beside a new one, until its secret is not needed', async () => {
  const stripe = client()
  const [endpoint] = (await stripe.webhookEndpoints.list()).data
  await stripe.webhookEndpoints.del(endpoint?.id ?? '')
  const older = { url: endpoint?.url ?? '', enabled_events: ['*'], api_version: '2024-06-20' } as const
  const { id } = await stripe.webhookEndpoints.create({ ...older, enabled_events: ['*'] })
  const [, , , , said, secret] = (await done({ ...ENV(), ORIGIN: 'https://kinora.example' })) ?? []
  assert.match(said ?? '', /behind a comma after the present one:$/)
  assert.match(secret ?? '', /^whsec_/)
  const { data } = await stripe.webhookEndpoints.list()
  assert.deepEqual(
    data.map(({ api_version }) => api_version),
    ['2026-10-28.endive', '2024-06-20'],
  )
  await stripe.webhookEndpoints.del(id)
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
