import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { AccountSettings } from '../account/accountSettings.ts'
import { settleRefund } from '../billing/paymentCalls.ts'
import { closeDispute, openDispute } from '../billing/disputes.ts'
import { settlePayment } from '../checkout/settlePayment.ts'
import { paySession } from '../checkout/paySession.ts'
import type { Provider } from '../provider/openProvider.ts'
import { runDue } from '../provider/runDue.ts'
import type { Deliveries } from '../webhooks/deliver.ts'
import type { WebhookFault, WebhookFaults } from '../webhooks/webhookFaults.ts'
import type { Fault, Faults } from '../wire/faults.ts'

type Sums = { charged: number; refunded: number; lost: number }

type Parts = { provider: Provider; deliveries: Deliveries; faults: Faults; webhookFaults: WebhookFaults }

/** For tests and journeys: what goes wrong, what time it is, and what became of the money. Never behind the gateway. */
export function serveControl(app: FastifyInstance, { provider, deliveries, faults, webhookFaults }: Parts): void {
  const { store } = provider

  app.register(
    async (control) => {
      /** Faults of the API; they replace earlier ones. */
      control.put<{ Body: Fault[] }>('/faults', async ({ body }, reply) => {
        faults.set(body)
        return reply.code(204).send()
      })
      /** What is set in the Dashboard; what is not named is as usual. */
      control.put<{ Body: Partial<AccountSettings> }>('/account', async ({ body }, reply) => {
        store.setSetting('account', body)
        return reply.code(204).send()
      })
      /** Faults of the webhook's deliveries; they replace earlier ones. */
      control.put<{ Body: WebhookFault[] }>('/webhooks/faults', async ({ body }, reply) => {
        webhookFaults.set(body)
        return reply.code(204).send()
      })
      /** Delivers what was held by a fault; `last`: the latest first. */
      control.post<{ Body: { order: 'first' | 'last' } }>('/webhooks/release', async ({ body }) => {
        await deliveries.release(body.order)
        return { open: deliveries.open() }
      })
      /** Delivers every event again. */
      control.post('/webhooks/replay', async () => {
        const events = store.all('event', {})
        for (const { id } of events) deliveries.repeat(id)
        deliveries.hurry()
        return { events: events.length }
      })
      /** Delivers what waits without waiting longer, and answers when nothing is left, or after `ms`. */
      control.post<{ Body: { ms?: number } | null }>('/webhooks/flush', async ({ body }) => {
        const until = Date.now() + (body?.ms ?? 10_000)
        while (deliveries.open() > 0 && Date.now() < until) {
          deliveries.hurry()
          await deliveries.settled()
          if (deliveries.open() > 0) await wait(20)
        }
        return { open: deliveries.open() }
      })
      /** Moves the sandbox's own clock forward, and does what is due on the way. */
      control.post<{ Body: { seconds: number } }>('/clock', async ({ body }) => {
        store.transaction(() => {
          store.setSetting('ahead', (store.setting<number>('ahead') ?? 0) + body.seconds)
          runDue(provider, null, provider.timeOf(null))
        })
        deliveries.pump()
        return { now: provider.timeOf(null) }
      })
      /** Forgets everybody and what they bought; the catalog stays. */
      control.post('/reset', async (_request, reply) => {
        store.transaction(() => {
          store.run(
            "DELETE FROM objects WHERE kind NOT IN ('product', 'price', 'coupon', 'promotion_code', 'billing_portal.configuration', 'webhook_endpoint', 'payment_method_configuration', 'tax.registration')",
          )
          for (const table of ['dues', 'deliveries', 'answers', 'settings']) store.run(`DELETE FROM ${table}`)
        })
        return reply.code(204).send()
      })
      control.get('/clock', async () => ({ now: provider.timeOf(null) }))
      /** Pays a session as a person would on its page. */
      control.post<{ Params: { id: string }; Body: { card?: string; email?: string } }>(
        '/checkout/:id/pay',
        async ({ params, body }, reply) => {
          const session = store.get('checkout.session', params.id)
          if (session?.status !== 'open') return reply.code(409).send({ status: session?.status ?? null })
          const means = body.card
            ? { type: 'card' as const, number: body.card, expMonth: 12, expYear: 2040 }
            : { type: 'blik' as const }
          const email = body.email ?? emailOf(session.customer) ?? session.customer_email ?? 'payer@kinora.example'
          const refusal = store.transaction(() => paySession(provider, session, { means, name: 'Jan Testowy', email }))
          return { refusal: refusal ?? null }
        },
      )
      /** Ends a payment that is processing. */
      control.post<{ Params: { id: string }; Body: { succeeds: boolean } }>(
        '/payment_intents/:id/settle',
        async ({ params, body }) => {
          store.transaction(() => settlePayment(provider, params.id, body.succeeds))
          return { status: store.get('payment_intent', params.id)?.status ?? null }
        },
      )
      control.post<{ Params: { id: string } }>('/charges/:id/dispute', async ({ params }, reply) => {
        const charge = store.get('charge', params.id)
        if (!charge?.paid || charge.disputed) return reply.code(409).send({ status: charge?.status ?? null })
        return store.transaction(() => openDispute(provider, charge))
      })
      control.post<{ Params: { id: string }; Body: { outcome: 'won' | 'lost' } }>(
        '/disputes/:id/close',
        async ({ params, body }, reply) => {
          const dispute = store.get('dispute', params.id)
          if (dispute?.status !== 'needs_response') return reply.code(409).send({ status: dispute?.status ?? null })
          return store.transaction(() => closeDispute(provider, dispute, body.outcome))
        },
      )
      /** The payer's bank takes a refund, or does not. */
      control.post<{ Params: { id: string }; Body: { succeeds: boolean } }>(
        '/refunds/:id/settle',
        async ({ params, body }, reply) => {
          const refund = store.get('refund', params.id)
          if (!refund || refund.status === 'failed') return reply.code(409).send({ status: refund?.status ?? null })
          return store.transaction(() => settleRefund(provider, refund, body.succeeds))
        },
      )
      /** What was charged and paid back, for comparing with the orders. */
      control.get('/sums', async () => sumsOf(provider))
    },
    { prefix: '/payments/control' },
  )

  const emailOf = (customer: string | null) => store.get('customer', customer ?? '')?.email
}

/** In the smallest unit of the currency: what succeeded, what of it was paid back, and what was lost in disputes. */
function sumsOf({ store }: Provider): Sums & { payments: Record<string, Sums> } {
  const lost = new Set(store.all('dispute', { status: 'lost' }).map(({ charge }) => charge))
  const payments: Record<string, Sums> = {}
  const total: Sums = { charged: 0, refunded: 0, lost: 0 }
  for (const charge of store.all('charge', { status: 'succeeded' })) {
    const sums = {
      charged: charge.amount,
      refunded: charge.amount_refunded,
      lost: lost.has(charge.id) ? charge.amount - charge.amount_refunded : 0,
    }
    payments[charge.payment_intent ?? charge.id] = sums
    total.charged += sums.charged
    total.refunded += sums.refunded
    total.lost += sums.lost
  }
  return { ...total, payments }
}
