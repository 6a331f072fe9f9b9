import type { PlanOverview, SubscriptionPlan } from '@kinora/contracts'
import { daysLeft, useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { useLocation, useNavigate } from '@kinora/router'
import { currentSession, sessionClient, useSession } from '@kinora/session'
import { Button, ErrorSummary, useHydrated, VisuallyHidden } from '@kinora/ui'
import { useState, type SubmitEvent } from 'react'
import { useDay } from '../useDay.ts'
import { useProblemWords } from '../useProblemWords.ts'
import { CODE_FIELD, CodeField } from './CodeField.tsx'
import styles from './PayPanel.module.css'
import { Sum } from './Sum.tsx'
import { usePurchase } from './usePurchase.ts'

type Props = { plan: SubscriptionPlan; overview: PlanOverview | undefined }

/** The provider charges later only what begins in more than two days. */
const isFar = (moment: string) => daysLeft(Date.parse(moment) / 1000) > 2

/** What the plan costs now and later, and the way to pay for it. Visitors sign in first, and come back to their choice. */
export function BuyPanel({ plan, overview }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const words = useProblemWords()
  const day = useDay()
  const locale = useLocale()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { status } = useSession()
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState<string>()
  const { isLeaving, code: problem, attempt, pay } = usePurchase()
  // The server's page is the same for all codes.
  const given = (isHydrated && new URLSearchParams(search).get('code')) || ''
  const code = (typed ?? given).trim()
  const costs = (has: PlanOverview | undefined) => {
    const { priceDisplay: price, months: count } = plan
    const ending = has?.plan?.periodEndsAt
    return ending && isFar(ending)
      ? t('plans.later', { price, date: day(ending) })
      : t('plans.renews', { price, count })
  }
  const isWrongCode = problem === 'checkout.wrongCode'

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const { lookupKey } = plan
    const choice = { lookupKey, ...(code && { code }) }
    // Whoever presses before the session is known is not asked to press again.
    await sessionClient.accessToken()
    if (currentSession()) return pay(choice)
    const back = paths.subscription({ plan: lookupKey, ...(code && { code }) })
    return navigate(paths.signIn({ callbackUrl: localePath(locale, back) }))
  }

  return (
    <form className={styles.panel} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary
        attempt={attempt}
        errors={isWrongCode ? [{ id: CODE_FIELD, text: words(problem) }] : []}
        {...(problem && !isWrongCode && { problem: words(problem) })}
      />
      <div className={styles.row}>
        <Sum plan={plan}>{costs(overview)}</Sum>
        <Button variant="primary" type="submit" iconAfter="arrow-right" aria-disabled={isLeaving || undefined}>
          {t(isLeaving ? 'plans.leaving' : 'plans.pay')}
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{isLeaving && t('plans.leaving')}</span>
      </VisuallyHidden>
      {status === 'unauthenticated' && <p className={styles.detail}>{t('plans.visitor')}</p>}
      {overview && overview.gifts.length > 0 && <p className={styles.detail}>{t('plans.giftWaits')}</p>}
      <CodeField
        value={typed ?? given}
        isOpen={given !== '' || isWrongCode}
        error={isWrongCode ? words(problem) : undefined}
        onChange={setTyped}
      />
    </form>
  )
}
