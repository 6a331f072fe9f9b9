import { failureOf } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { Button } from '@kinora/ui'
import { useShellSendVerificationMutation } from '../accountApi.ts'
import { OwnSection } from './OwnSection.tsx'
import { Outcome } from './Outcome.tsx'

type Props = { email: string; isVerified: boolean }

/** The e-mail address, and a button to send the verification mail again while it is unverified. */
export function EmailSection({ email, isVerified }: Props) {
  const { t } = useTranslation('account')
  const [send, { isLoading, isSuccess, error }] = useShellSendVerificationMutation()
  const outcome = error
    ? { problem: t([failureOf(error).code, 'failure']) }
    : { done: isSuccess && t('own.email.sent', { email }) }
  return (
    <OwnSection
      title={t('own.email.title')}
      text={t(isVerified ? 'own.email.verified' : 'own.email.unverified', { email })}
    >
      {!isVerified && (
        <Button aria-disabled={isLoading || undefined} onClick={() => isLoading || void send()}>
          {t(isLoading ? 'own.email.sending' : 'own.email.send')}
        </Button>
      )}
      <Outcome {...outcome} />
    </OwnSection>
  )
}
