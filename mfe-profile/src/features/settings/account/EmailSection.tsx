import { Outcome, useProblemWords } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { sessionClient } from '@kinora/session'
import { Button, LinkButton } from '@kinora/ui'
import { useProfileSendVerificationMutation } from '../accountApi.ts'
import styles from './EmailSection.module.css'
import { SettingsSection } from '../SettingsSection.tsx'

type Props = { email: string; isVerified: boolean }

/** The e-mail address, and the way to another one; while it is unverified also a button that sends its mail again. */
export function EmailSection({ email, isVerified }: Props) {
  const { t } = useTranslation('mfe-profile')
  const problem = useProblemWords('mfe-profile', 'account.problem')
  const [send, { isLoading, isSuccess, error }] = useProfileSendVerificationMutation()
  async function sendAgain() {
    const { error } = await send()
    // Confirmed on another device: the session does not know it yet.
    if (error && problemOf(error).code === 'email.confirmed') await sessionClient.refresh()
  }
  const outcome = error
    ? { problem: problem(problemOf(error)) }
    : { done: isSuccess && t('account.email.sent', { email }) }
  return (
    <SettingsSection
      title={t('account.email.title')}
      text={t(isVerified ? 'account.email.verified' : 'account.email.unverified', { email })}
    >
      <div className={styles.ways}>
        {!isVerified && (
          <Button aria-disabled={isLoading || undefined} onClick={() => isLoading || void sendAgain()}>
            {t(isLoading ? 'account.email.sending' : 'account.email.send')}
          </Button>
        )}
        <LinkButton to={paths.changeEmail()}>{t('account.email.change')}</LinkButton>
      </div>
      <Outcome {...outcome} />
    </SettingsSection>
  )
}
