import type { Consent } from '@kinora/contracts'
import { failureOf, Outcome } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { CheckboxField } from '@kinora/ui'
import { useProblemWords } from '../useProblemWords.ts'
import { ConsentItem } from './ConsentItem.tsx'
import { useProfileDecideConsentMutation } from './dataApi.ts'

/** Mails about news: a switch, which is saved at once. */
export function MarketingConsent({ decided }: { decided: Consent | undefined }) {
  const { t } = useTranslation('mfe-profile')
  const problem = useProblemWords()
  const [decide, { isLoading, error, isSuccess, originalArgs }] = useProfileDecideConsentMutation()
  const isGiven = isLoading ? originalArgs?.isGiven : decided?.isGiven
  return (
    <ConsentItem name={t('data.consent.marketing.name')} text={t('data.consent.marketing.text')} decided={decided}>
      <CheckboxField
        role="switch"
        label={t('data.consent.marketing.label')}
        checked={isGiven ?? false}
        aria-disabled={isLoading || undefined}
        onChange={({ target }) => isLoading || void decide({ kind: 'marketing', isGiven: target.checked })}
      />
      <Outcome
        {...(error
          ? { problem: problem(failureOf(error).code) }
          : { done: isSuccess && t(isGiven ? 'data.consent.marketing.on' : 'data.consent.marketing.off') })}
      />
    </ConsentItem>
  )
}
