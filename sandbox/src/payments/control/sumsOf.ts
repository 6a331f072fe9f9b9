import type { Provider } from '../provider/openProvider.ts'

type Sums = { charged: number; refunded: number; lost: number }

/** In the smallest unit of the currency: what succeeded, what of it was paid back, and what was lost in disputes. */
export function sumsOf({ store }: Provider): Sums & { payments: Record<string, Sums> } {
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
