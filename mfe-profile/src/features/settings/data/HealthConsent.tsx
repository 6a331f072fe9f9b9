import type { Consent } from '@kinora/contracts'
import { Outcome, useProblemWords } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { useSession } from '@kinora/session'
import { Button, ConfirmDialog } from '@kinora/ui'
import { useRef, useState } from 'react'
import { ConsentItem } from './ConsentItem.tsx'
import { useProfileDecideConsentMutation } from './dataApi.ts'

/** The consent to health data. Withdrawing it asks first, because it ends the team; it can be given again. */
export function HealthConsent({ decision }: { decision: Consent | undefined }) {
  const { t } = useTranslation('mfe-profile')
  const problem = useProblemWords('mfe-profile', 'account.problem')
  const { session } = useSession()
  const [decide, { isLoading, error, isSuccess }] = useProfileDecideConsentMutation()
  const [isAsking, setAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isGiven = decision?.isGiven ?? false
  const role = session?.userData.isSpecialist ? 'specialist' : 'member'

  async function change(next: boolean) {
    await decide({ kind: 'health', isGiven: next })
    setAsking(false)
  }

  return (
    <ConsentItem
      name={t('data.consent.health.name')}
      text={t(`data.consent.health.${isGiven ? 'text' : 'without'}.${role}`)}
      decision={decision}
    >
      <div ref={place} tabIndex={-1}>
        {isGiven ? (
          <Button onClick={() => setAsking(true)}>{t('data.consent.withdraw')}</Button>
        ) : (
          <Button aria-disabled={isLoading || undefined} onClick={() => isLoading || void change(true)}>
            {t(isLoading ? 'data.consent.saving' : 'data.consent.giveAgain')}
          </Button>
        )}
        <Outcome
          {...(error
            ? { problem: problem(problemOf(error)) }
            : { done: isSuccess && t(isGiven ? 'data.consent.health.on' : 'data.consent.health.off') })}
        />
      </div>
      {isAsking && (
        <ConfirmDialog
          question={t('data.consent.health.question')}
          yes={t(isLoading ? 'data.consent.saving' : 'data.consent.withdraw')}
          busy={isLoading}
          returnTo={place}
          onYes={() => void change(false)}
          onNo={() => setAsking(false)}
        >
          {t(role === 'specialist' ? 'data.consent.health.forSpecialist' : 'data.consent.health.forMember')}
        </ConfirmDialog>
      )}
    </ConsentItem>
  )
}
