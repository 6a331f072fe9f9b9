import type { GiftSubscription, GiftTemplate } from '@kinora/contracts'
import { failureOf } from '@kinora/forms'
import { useLocale } from '@kinora/i18n'
import { useReferral } from '@kinora/referral'
import { useEffect, useRef, useState } from 'react'
import { forgetKey, keyFor } from '../giftDraft.ts'
import { useCommerceOrderGiftMutation } from '../giftApi.ts'
import { orderOf, type GiftOrderValues } from '../order/giftOrderForm.ts'

type Ordered = { gift: GiftSubscription; template: GiftTemplate; order: GiftOrderValues }

/** Codes of orders that cannot be paid any more: a new one is made. */
const OVER = ['checkout.closed', 'order.otherContent']

/**
 * Goes to the page of the payment provider. Presses of the same order make one, also after a lost answer or a reload.
 * `problem` is why it did not work.
 */
export function useGiftPayment({ gift, template, order: values }: Ordered) {
  const locale = useLocale()
  const referral = useReferral()
  const [orderGift] = useCommerceOrderGiftMutation()
  const [isLeaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const running = useRef(false)

  useEffect(() => {
    const comeBack = () => {
      running.current = false
      setLeaving(false)
    }
    // The back/forward cache restores a page with its state.
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  async function pay() {
    if (running.current) return
    running.current = true
    setLeaving(true)
    setProblem(undefined)
    const order = orderOf(values, {
      lookupKey: gift.lookupKey,
      designId: template.id,
      lang: locale,
      ...(referral.status === 'found' && { referral: referral.token }),
    })
    const send = () => orderGift({ ...order, key: keyFor(order) })
    let { data: url, error } = await send()
    if (error && OVER.includes(failureOf(error).code)) {
      forgetKey()
      ;({ data: url, error } = await send())
    }
    if (url !== undefined) return location.assign(url)
    running.current = false
    setLeaving(false)
    const { code, fields } = failureOf(error)
    setProblem(fields[0]?.code ?? code)
    setAttempt((before) => before + 1)
  }

  return { isLeaving, problem, attempt, pay: () => void pay() }
}
