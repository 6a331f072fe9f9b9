import assert from 'node:assert/strict'
import type { InjectOptions } from 'fastify'
import type { AddressInfo } from 'node:net'
import { after, before } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { buildSandbox } from '../../../sandbox/src/app.ts'
import { checkWire } from '../../../sandbox/testing/index.ts'
import type { Stripe } from 'stripe'
import type { AppConfig } from '../../src/app/app.ts'
import type { TestDatabase } from '../database/databases.ts'
import { requirePayments } from '../../src/money/payments/Payments.ts'
import { addPerson, tokenOf } from '../people.ts'
import { ORIGIN, useApp } from '../startApp.ts'
import { until } from '../until.ts'

export const CARD = '4242424242424242'
/** Works at first, and is declined at renewals. */
export const CARD_THAT_EXPIRES = '4000000000000341'
export const CARD_DECLINED = '4000000000000002'
/** Works at first, and at renewals wants to be confirmed by the payer. */
export const CARD_TO_CONFIRM = '4000002760003184'
/** Its refunds are on their way for days. */
export const CARD_REFUNDED_LATER = '4000000000007726'
/** The payment is processing, until it is settled. */
export const CARD_LATER = '4000000000005001'
export const WEBHOOK_SECRET = 'whsec_of_the_sandbox_in_tests'
const SECRET_KEY = 'sk_test_sandbox'

type Fault = { how: string; times: number; type?: string; method?: string; path?: string; ms?: number }

/**
 * The app with the payment provider's sandbox, which delivers its events to it. Everything that is asked and answered
 * has to fit the types of the provider's SDK.
 */
export function usePayments(create: () => Promise<TestDatabase>, changes: Partial<AppConfig> = {}) {
  const webhook = { url: '', secret: WEBHOOK_SECRET }
  const settings: Partial<AppConfig> = { ...changes }
  const sandbox = buildSandbox({
    payments: { database: ':memory:', secretKey: SECRET_KEY, pagesUrl: `${ORIGIN}/sandbox/pay`, webhook },
  })
  const wire = checkWire(sandbox, SECRET_KEY)
  before(async () => {
    const url = await sandbox.listen({ port: 0, host: '127.0.0.1' })
    settings.payments = { kind: 'sandbox', url, isLive: false, webhookSecrets: [WEBHOOK_SECRET] }
  })
  const running = useApp(create, settings)
  before(async () => {
    await running.app.listen({ port: 0, host: '127.0.0.1' })
    webhook.url = `http://127.0.0.1:${(running.app.server.address() as AddressInfo).port}/api/stripe/webhook`
  })
  after(async () => {
    assert.deepEqual(await wire.misfits(), [], "differences from the types of the provider's SDK")
    await sandbox.close()
  })

  const order = async (method: 'GET' | 'POST' | 'PUT', path: string, body: object = {}) => {
    const answer = await sandbox.inject({ method, url: `/payments/control${path}`, payload: body })
    assert.ok(answer.statusCode < 300, `${path}: ${answer.statusCode} ${answer.body}`)
    return answer.body ? answer.json() : undefined
  }
  const unhandled = () => running.app.db.rows('select id from provider_events where handled_at is null')
  /** Delivers every event, and waits until they are handled. */
  const deliverAll = async () => {
    await order('POST', '/webhooks/flush')
    await until('every event is handled', async () => (await unhandled()).length === 0)
  }

  return {
    running,
    ask,
    deliverAll,
    /** Pays on the page at this address, without a card by BLIK. Returns why it was refused, or null. */
    pay: async (url: string, card: string | null = CARD): Promise<string | null> =>
      (await order('POST', `/checkout/${sessionIn(url)}/pay`, card ? { card } : {})).refusal,
    faults: (faults: Fault[]) => order('PUT', '/faults', faults),
    webhookFaults: (faults: Fault[]) => order('PUT', '/webhooks/faults', faults),
    release: (first: 'first' | 'last') => order('POST', '/webhooks/release', { order: first }),
    replay: () => order('POST', '/webhooks/replay'),
    /** A promotion code for the whole price, once. */
    addFreeCode: async (code: string) => {
      const { stripe } = requirePayments(running.app)
      const { id } = await stripe.coupons.create({ percent_off: 100, duration: 'once' })
      await stripe.promotionCodes.create({ code, promotion: { type: 'coupon', coupon: id } })
    },
    /** The session's payment intent, and the charge of it. */
    paymentOf: async (sessionUrl: string) => {
      const { stripe } = requirePayments(running.app)
      const session = await stripe.checkout.sessions.retrieve(sessionIn(sessionUrl), { expand: ['subscription'] })
      const subscription = session.subscription as Stripe.Subscription | null
      const { data } = subscription
        ? await stripe.invoicePayments.list({ invoice: String(subscription.latest_invoice), limit: 1 })
        : { data: [] }
      const intent = String(data[0]?.payment.payment_intent ?? session.payment_intent)
      const charge = String((await stripe.paymentIntents.retrieve(intent)).latest_charge)
      return { intent, charge, subscription: subscription?.id ?? '' }
    },
    /** Sends a form of the provider's pages. */
    submit: async (url: string, form: Record<string, string>) => {
      const headers = { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' }
      const payload = new URLSearchParams(form).toString()
      const answer = await sandbox.inject({ method: 'POST', url: url.slice(ORIGIN.length), headers, payload })
      assert.equal(answer.statusCode, 303, answer.body)
    },
    passDays: (days: number) => order('POST', '/clock', { seconds: days * 86_400 }),
    control: order,
    sums: async () => (await sandbox.inject('/payments/control/sums')).json(),
    person: async (email: string) => {
      const userId = await addPerson(running.app, { email })
      const headers = { authorization: `Bearer ${await tokenOf(running.app, userId)}`, origin: ORIGIN }
      return { userId, ...caller(headers) }
    },
  }

  /** Asks again while the app sheds load, as clients do: the sandbox and its checks run in the same process. */
  async function ask(options: InjectOptions) {
    for (;;) {
      const answer = await running.app.inject(options)
      if (answer.statusCode !== 503 || answer.json().code !== 'server.busy') return answer
      await setImmediate()
    }
  }

  function caller(headers: Record<string, string>) {
    const get = async (path: string) => (await ask({ url: `/api${path}`, headers })).json()
    const checkout = (body: object) => ask({ method: 'POST', url: '/api/checkout', headers, payload: body })
    return {
      headers,
      get,
      checkout,
      /** The address of the page where the plan is paid. */
      order: async (lookupKey: string, more: object = {}): Promise<string> => {
        const answer = await checkout({ lookupKey, ...more })
        assert.equal(answer.statusCode, 200, answer.body)
        return answer.json().data
      },
    }
  }
}

export function sessionIn(url: string): string {
  const id = /cs_test_\w+/.exec(url)?.[0]
  assert.ok(id, `No session in ${url}`)
  return id
}
