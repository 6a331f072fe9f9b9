import type { Consent } from '@kinora/contracts'
import { Outcome, useProblemWords } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { CheckboxField } from '@kinora/ui'
import { ConsentItem } from './ConsentItem.tsx'
import { useProfileDecideConsentMutation } from './dataApi.ts'

/** Mails about news: a switch, which is saved at once. */
export function MarketingConsent({ decision }: { decision: Consent | undefined }) {
  const { t } = useTranslation('mfe-profile')
  const problem = useProblemWords('mfe-profile', 'account.problem')
  const [decide, { isLoading, error, isSuccess, originalArgs }] = useProfileDecideConsentMutation()
  const isGiven = isLoading ? originalArgs?.isGiven : decision?.isGiven
  return (
    <ConsentItem name={t('data.consent.marketing.name')} text={t('data.consent.marketing.text')} decision={decision}>
      <CheckboxField
        role="switch"
        label={t('data.consent.marketing.label')}
        checked={isGiven ?? false}
        aria-disabled={isLoading || undefined}
        onChange={({ target }) => isLoading || void decide({ kind: 'marketing', isGiven: target.checked })}
      />
      <Outcome
        {...(error
          ? { problem: problem(problemOf(error)) }
          : { done: isSuccess && t(isGiven ? 'data.consent.marketing.on' : 'data.consent.marketing.off') })}
      />
    </ConsentItem>
  )
}
