import type { GiftSubscription, GiftTemplate } from '@kinora/contracts'
import { leaveFor } from '@kinora/forms'
import { noAnswer, problemOf, useIdempotencyKey } from '@kinora/http'
import { useLocale } from '@kinora/i18n'
import { useReferral } from '@kinora/referral'
import { draftStore } from '../draftStore.ts'
import { useCommerceOrderGiftMutation } from '../giftApi.ts'
import { orderOf, type GiftOrderValues } from '../order/giftOrderForm.ts'

type Ordered = { gift: GiftSubscription; template: GiftTemplate; order: GiftOrderValues }

/** Codes of orders that cannot be paid any more: a new one is made. */
const OVER = ['checkout.closed', 'order.otherContent']

/**
 * Goes to the page of the payment provider. Presses of the same order make one, also after a lost answer or a reload.
 * Resolves to why it did not work.
 */
export function useGiftPayment({ gift, template, order: values }: Ordered) {
  const locale = useLocale()
  const referral = useReferral()
  const [orderGift] = useCommerceOrderGiftMutation()
  const { keyFor, endKey } = useIdempotencyKey(draftStore)

  return async (): Promise<unknown> => {
    const order = orderOf(values, {
      lookupKey: gift.lookupKey,
      designId: template.id,
      lang: locale,
      ...(referral.status === 'found' && { referral: referral.token }),
    })
    const send = () => orderGift({ ...order, key: keyFor(order) })
    let { data: url, error } = await send()
    if (error && OVER.includes(problemOf(error).code)) {
      endKey()
      ;({ data: url, error } = await send())
    }
    if (url !== undefined) return leaveFor(url)
    const problem = problemOf(error) ?? noAnswer()
    return { ...problem, code: problem.fields[0]?.code ?? problem.code, fields: [] }
  }
}
