import type { PaymentState } from '@kinora/contracts'
import { problemOf } from '@kinora/http'
import { useEffect, useState } from 'react'
import { useCommerceGetPaymentQuery } from '../subscriptionApi.ts'

/** Until the next reading while the provider works; the last one goes on. */
const WAITS_MS = [1_000, 1_500, 2_000, 3_000, 5_000, 8_000, 12_000, 20_000, 30_000]
/** After so many readings, about half a minute, it takes longer than usual. */
const USUAL_READINGS = 6

/**
 * An order, read again ever less often while it is being processed. `state` is `cancelled` at once for those who turned
 * back at the provider, where an order stays open for a while. What they have confirmed is on its way, whatever the
 * address says.
 */
export function usePayment(orderId: string, { turnedBack, skip }: { turnedBack: boolean; skip: boolean }) {
  const reading = useCommerceGetPaymentQuery(orderId, { skip, refetchOnFocus: true, refetchOnReconnect: true })
  const { currentData: payment, error, isFetching, refetch } = reading
  const [readings, setReadings] = useState(0)
  const isTurnedBack = turnedBack && payment?.state === 'processing' && !payment.isConfirmed
  // A busy server must not end the waiting: whoever has paid would believe that the payment failed.
  const status = problemOf(error)?.status
  const isUnread = error !== undefined && status !== 404 && status !== 400
  const isWaiting = (payment?.state === 'processing' || isUnread) && !isTurnedBack

  useEffect(() => {
    if (!isWaiting || isFetching) return
    const timer = setTimeout(
      () => {
        setReadings((before) => before + 1)
        void refetch()
      },
      WAITS_MS[Math.min(readings, WAITS_MS.length - 1)],
    )
    return () => clearTimeout(timer)
  }, [isWaiting, isFetching, readings, refetch])

  const state: PaymentState | undefined = isTurnedBack ? 'cancelled' : payment?.state
  return { ...reading, state, isSlow: readings >= USUAL_READINGS }
}
