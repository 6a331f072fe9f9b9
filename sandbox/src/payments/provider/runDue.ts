import { expireSession } from '../checkout/sessions.ts'
import { settlePayment } from '../checkout/settlePayment.ts'
import { settleDueRefund } from '../billing/paymentCalls.ts'
import { chargeRenewal, endPeriod, retryInvoice } from '../billing/subscriptions.ts'
import type { Provider, Work } from './openProvider.ts'

const DOING: Record<Work, (provider: Provider, id: string) => void> = {
  expireSession,
  endPeriod,
  finalizeInvoice: chargeRenewal,
  retryInvoice,
  settlePayment: (provider, id) => settlePayment(provider, id),
  settleRefund: settleDueRefund,
}

/** Does what is due by a clock until `until`, the earliest first, each as of its own time. */
export function runDue(provider: Provider, clock: string | null, until: number): void {
  const { store } = provider
  for (;;) {
    const [row] = store.rows(
      'SELECT work, id, at FROM dues WHERE clock = ? AND at <= ? ORDER BY at, rowid LIMIT 1',
      clock ?? '',
      until,
    )
    if (!row) return
    const [work, id] = [String(row['work']) as Work, String(row['id'])]
    provider.forget(work, id)
    provider.during(Number(row['at']), () => DOING[work](provider, id))
  }
}
