import type { Command } from './history.ts'
import { at, objectsOf, type Story, unlessRefused } from './Story.ts'

type Trouble = 'refund' | 'returned' | 'dispute' | 'decide' | 'forget' | 'fail' | 'dunning'
type Troubles = { [Name in Trouble]: (story: Story, command: Extract<Command, { do: Name }>) => Promise<unknown> }

/** Pays back in the Dashboard: all that is left, or an amount. */
export async function refundByHand(
  { system, byHand }: Story,
  of: { charge: string } | { payment_intent: string },
  amount: number | null = null,
): Promise<void> {
  const refund = await system.stripe.refunds.create({ ...of, ...(amount && { amount }) }).catch(() => undefined)
  if (refund) byHand.add(String(refund.payment_intent))
}

/** What the provider's people, the payer's bank, and bad luck do. */
export const TROUBLES: Troubles = {
  refund: async (story, { payment, amount }) => {
    const paid = at(await objectsOf(story, 'charge.succeeded'), payment)
    if (paid) await refundByHand(story, { charge: paid.id }, amount)
  },
  returned: async (story, { refund, succeeds }) => {
    const made = at(await objectsOf(story, 'refund.created'), refund)
    if (made) await story.system.control('POST', `/refunds/${made.id}/settle`, { succeeds })
  },
  dispute: async (story, { payment }) => {
    const paid = at(await objectsOf(story, 'charge.succeeded'), payment)
    if (paid) await story.system.control('POST', `/charges/${paid.id}/dispute`)
  },
  decide: async (story, { dispute, outcome }) => {
    const open = at(await objectsOf(story, 'charge.dispute.created'), dispute)
    if (open) await story.system.control('POST', `/disputes/${open.id}/close`, { outcome })
  },
  forget: async ({ system, people }, { who }) => {
    const [app] = system.apps
    const [customer] =
      (await app?.db.rows<{ id: string }>('select customer_id as id from provider_customers where user_id = $userId', {
        userId: at(people, who)?.userId ?? 0,
      })) ?? []
    if (customer) await unlessRefused(system.stripe.customers.del(customer.id))
  },
  fail: ({ system }, { how, path, times }) => {
    const method = path === '/v1/subscriptions' ? 'DELETE' : 'POST'
    return system.control('PUT', '/faults', [{ how, times, method, path }])
  },
  dunning: ({ system }, { then }) => system.control('PUT', '/account', { then }),
}
