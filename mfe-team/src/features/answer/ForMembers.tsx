import { useTranslation } from '@kinora/i18n'
import styles from './Answer.module.css'
import { SignOutHere } from './SignOutHere.tsx'

/** A specialist cannot join a team. */
export function ForMembers({ email }: { email: string }) {
  const { t } = useTranslation('mfe-team')
  return (
    <div className={styles.problem}>
      <p>{t('problem.invitation.forMembers')}</p>
      <p>{t('answer.signedInAs', { email })}</p>
      <SignOutHere />
    </div>
  )
}
