import type { NewCheckout } from '@kinora/contracts'
import { useLocale } from '@kinora/i18n'
import { useReferral } from '@kinora/referral'
import { useEffect, useRef, useState } from 'react'
import { problemCode } from '../problemCode.ts'
import { useCommerceOpenCheckoutMutation } from '../subscriptionApi.ts'

type Choice = Pick<NewCheckout, 'lookupKey'> & { code?: string }

/**
 * Goes to the page of the payment provider where a plan is paid. Presses of the same choice make one order: its key
 * stays until the provider's page opens, also when an answer is lost. `code` is why it did not work.
 */
export function usePurchase() {
  const locale = useLocale()
  const referral = useReferral()
  const [openCheckout] = useCommerceOpenCheckoutMutation()
  const [isLeaving, setLeaving] = useState(false)
  const [code, setCode] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const running = useRef(false)
  const keyOf = useKey()

  useEffect(() => {
    const comeBack = () => {
      running.current = false
      setLeaving(false)
    }
    // The back/forward cache restores a page with its state.
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  async function pay(choice: Choice) {
    if (running.current) return
    running.current = true
    setLeaving(true)
    setCode(undefined)
    const order = { ...choice, ...(referral.status === 'found' && { referral: referral.token }), lang: locale }
    const about = JSON.stringify(order)
    const send = () => openCheckout({ ...order, key: keyOf.same(about) })
    let { data: url, error } = await send()
    // The order of an earlier press cannot be paid any more.
    if (error && problemCode(error) === 'checkout.closed') {
      keyOf.forget()
      ;({ data: url, error } = await send())
    }
    if (url !== undefined) return location.assign(url)
    running.current = false
    setLeaving(false)
    setCode(problemCode(error))
    setAttempt((before) => before + 1)
  }

  return { isLeaving, code, attempt, pay: (choice: Choice) => void pay(choice) }
}

/** An idempotency key that stays the same while what is sent stays the same. */
function useKey() {
  const kept = useRef<{ about: string; key: string }>(undefined)
  return {
    same(about: string): string {
      if (kept.current?.about !== about) kept.current = { about, key: crypto.randomUUID() }
      return kept.current.key
    },
    forget: () => void (kept.current = undefined),
  }
}
