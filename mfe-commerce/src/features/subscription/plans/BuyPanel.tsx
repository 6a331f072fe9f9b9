import type { PlanOverview, SubscriptionPlan } from '@kinora/contracts'
import { Form, SubmitButton, useProblemWords, useSmallForm } from '@kinora/forms'
import { useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { useLocation, useNavigate } from '@kinora/router'
import { currentSession, sessionClient, useSession } from '@kinora/session'
import { useHydrated } from '@kinora/ui'
import { useState } from 'react'
import { useDay } from '../useDay.ts'
import { CodeField } from './CodeField.tsx'
import styles from './PayPanel.module.css'
import { Sum } from './Sum.tsx'
import { usePurchase } from './usePurchase.ts'

type Props = { plan: SubscriptionPlan; overview: PlanOverview | undefined }

/** What the plan costs now and later, and the way to pay for it. Visitors sign in first, and come back to their choice. */
export function BuyPanel({ plan, overview }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const day = useDay()
  const locale = useLocale()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { status } = useSession()
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState<string>()
  const pay = usePurchase()
  // The server's page is the same for all codes.
  const codeFromUrl = (isHydrated && new URLSearchParams(search).get('code')) || ''
  const costs = () => {
    const { priceDisplay: price, months: count } = plan
    const charged = overview?.firstChargeAt
    const withCode = (typed ?? codeFromUrl).trim() && ('Code' as const)
    if (charged) return t(`plans.later${withCode}`, { price, date: day(charged) })
    return t(`plans.renews${withCode}`, { price, count })
  }

  const { field, state } = useSmallForm({
    initial: { code: codeFromUrl },
    kept: [{ code: typed ?? codeFromUrl }, (values) => setTyped(values.code)],
    send: async (values) => {
      const { lookupKey } = plan
      const code = values.code.trim()
      // Whoever presses before the session is known is not asked to press again.
      await sessionClient.accessToken()
      if (!currentSession()) {
        const back = paths.subscription({ plan: lookupKey, ...(code && { code }) })
        return navigate(paths.signIn({ callbackUrl: localePath(locale, back) }))
      }
      return pay({ lookupKey, ...(code && { code }) })
    },
    words: useProblemWords('mfe-commerce', 'plans.problem'),
  })
  const code = field('code')

  return (
    <Form state={state} summary className={styles.panel}>
      <div className={styles.row}>
        <Sum plan={plan}>{costs()}</Sum>
        <SubmitButton
          state={state}
          busy={t(status === 'unauthenticated' ? 'plans.pay' : 'plans.leaving')}
          iconAfter="arrow-right"
        >
          {t('plans.pay')}
        </SubmitButton>
      </div>
      {status === 'unauthenticated' && <p className={styles.detail}>{t('plans.visitor')}</p>}
      {overview && overview.gifts.length > 0 && <p className={styles.detail}>{t('plans.giftWaits')}</p>}
      <CodeField {...code} isOpen={codeFromUrl !== '' || code.error !== undefined} />
    </Form>
  )
}
