import type { NewCheckout } from '@kinora/contracts'
import { leaveFor } from '@kinora/forms'
import { problemOf, useIdempotencyKey } from '@kinora/http'
import { useLocale } from '@kinora/i18n'
import { useReferral } from '@kinora/referral'
import { useCommerceOpenCheckoutMutation } from '../subscriptionApi.ts'

type Choice = Pick<NewCheckout, 'lookupKey'> & { code?: string }

/**
 * Goes to the page of the payment provider where a plan is paid. Presses of the same choice make one order. Resolves to
 * why it did not work.
 */
export function usePurchase() {
  const locale = useLocale()
  const referral = useReferral()
  const [openCheckout] = useCommerceOpenCheckoutMutation()
  const { keyFor, endKey } = useIdempotencyKey()

  return async (choice: Choice): Promise<unknown> => {
    const order = { ...choice, ...(referral.status === 'found' && { referral: referral.token }), lang: locale }
    const send = () => openCheckout({ ...order, key: keyFor(order) })
    let { data: url, error } = await send()
    // The order of an earlier press cannot be paid any more.
    if (error && problemOf(error).code === 'checkout.closed') {
      endKey()
      ;({ data: url, error } = await send())
    }
    return url === undefined ? error : leaveFor(url)
  }
}
