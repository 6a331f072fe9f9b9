import assert from 'node:assert/strict'
import { after } from 'node:test'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import type { PaymentsOptions } from '../src/payments/openPayments.ts'
import { startPayments } from './startPayments.ts'

const SECRET = 'whsec_test'
export const DAY_S = 86_400

/** A webhook that keeps the events that it gets, if their signature is right. */
async function listen() {
  const events: Stripe.Event[] = []
  /** As they came. */
  const bodies: unknown[] = []
  const refused: string[] = []
  /** Those of endpoints that sign for themselves come to it. */
  const secrets = [SECRET]
  /** What the webhook answers next, instead of 200. */
  const answers: number[] = []
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const signature = String(request.headers['stripe-signature'])
    const status = answers.shift() ?? 200
    try {
      const body = Buffer.concat(chunks)
      const event = verified(body, signature, secrets)
      bodies.push(JSON.parse(body.toString()))
      if (status === 200) events.push(event)
      response.writeHead(status).end()
    } catch (error) {
      refused.push(String(error))
      response.writeHead(400).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { events, bodies, refused, secrets, answers, url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

/** @throws Error of the first secret, if none of them has signed the body */
function verified(body: Buffer, signature: string, [secret = '', ...others]: string[]): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret)
  } catch (error) {
    const other = others.find((one) => isSigned(body, signature, one))
    if (other === undefined) throw error
    return Stripe.webhooks.constructEvent(body, signature, other)
  }
}

function isSigned(body: Buffer, signature: string, secret: string): boolean {
  try {
    return Boolean(Stripe.webhooks.constructEvent(body, signature, secret))
  } catch {
    return false
  }
}

export type Shop = Awaited<ReturnType<typeof openShop>>

/** A sandbox with products of a shop, the SDK that speaks to it, and a webhook. Closed after the test file. */
export async function openShop(options: Partial<PaymentsOptions> = {}) {
  const hook = await listen()
  const payments = await startPayments({ webhook: { url: hook.url, secret: SECRET }, ...options })
  const stripe = new Stripe(payments.secretKey, payments.settings)
  let closed = false
  const close = async () => {
    if (closed) return
    closed = true
    await payments.close()
    hook.close()
  }
  after(close)

  const priceOf = async (lookup_key: string) =>
    (await stripe.prices.list({ lookup_keys: [lookup_key] })).data[0]?.id ?? ''
  return {
    ...payments,
    stripe,
    hook,
    close,
    priceOf,
    /** Makes a month's and a year's plan, and a gift, by lookup key. */
    async stock(): Promise<void> {
      for (const [lookup_key, name, unit_amount, months] of STOCK) {
        const product = await stripe.products.create({ name, metadata: { months: String(months) } })
        await stripe.prices.create({
          product: product.id,
          currency: 'pln',
          unit_amount,
          lookup_key,
          ...(!lookup_key.startsWith('gift') && { recurring: { interval: 'month', interval_count: months } }),
        })
      }
    },
    /** The id of a portal in which everything can be done. */
    async portal(): Promise<string> {
      const { data } = await stripe.prices.list({ type: 'recurring' })
      const { id } = await stripe.billingPortal.configurations.create({
        features: {
          invoice_history: { enabled: true },
          payment_method_update: { enabled: true },
          subscription_cancel: { enabled: true },
          subscription_update: {
            enabled: true,
            default_allowed_updates: ['price'],
            products: data.map(({ id, product }) => ({ product: String(product), prices: [id] })),
            schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
          },
        },
      })
      return id
    },
    /** A session to pay for what the lookup key names. */
    async checkout(lookup_key: string, params: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
      const mode = lookup_key.startsWith('gift') ? 'payment' : 'subscription'
      return stripe.checkout.sessions.create({
        mode,
        line_items: [{ price: await priceOf(lookup_key), quantity: 1 }],
        success_url: 'http://localhost:3000/payment/1?session={CHECKOUT_SESSION_ID}',
        cancel_url: 'http://localhost:3000/subscription',
        locale: 'pl',
        ...(!params.customer && { customer_email: 'anna@kinora.example' }),
        ...params,
      })
    },
    /** Sends a form of a page, as a browser without JavaScript; redirects are not followed. */
    submit: (address: string, form: Record<string, string>) =>
      fetch(`${payments.url}${new URL(address).pathname}${new URL(address).search}`, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      }),
    /** The main part of a page, with ordinary spaces. */
    page: async (address: string) =>
      mainOf(await fetch(`${payments.url}${new URL(address).pathname}${new URL(address).search}`)),
    /** Delivers all webhooks; answers the types of the events that have come so far. */
    async delivered(): Promise<string[]> {
      await payments.control('POST', 'webhooks/flush', {})
      return hook.events.map(({ type }) => type)
    },
    advance: (seconds: number) => payments.control('POST', 'clock', { seconds }),
  }
}

/** The main part of a page, with ordinary spaces. */
export const mainOf = async (answer: Response) =>
  ((await answer.text()).split('<main>')[1] ?? '').replaceAll(/\s+/g, ' ')

const STOCK = [
  ['plan_1m', 'Miesiąc', 4900, 1],
  ['plan_12m', 'Rok', 46_800, 12],
  ['gift_3m', 'Prezent na 3 miesiące', 12_900, 3],
] as const

/** A form with a test card, as people type it. */
export const card = (number = '4242 4242 4242 4242') => ({
  action: 'pay',
  number,
  expiry: '12 / 40',
  cvc: ' 123',
  name: 'Anna Nowak',
})

/** What a request is refused with. */
export const refusal = async (request: Promise<unknown>) =>
  request.then(
    () => assert.fail('It was not refused'),
    ({ statusCode, type, code, param }: Stripe.errors.StripeError) => ({ statusCode, type, code, param }),
  )
