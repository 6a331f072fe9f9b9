import type { InvitationPreview } from '@kinora/contracts'
import { dayOf, formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { useSession } from '@kinora/session'
import { LinkButton, useProfessionName } from '@kinora/ui'
import { AnswerPage } from './AnswerPage.tsx'
import styles from './Answer.module.css'
import { MemberAnswer } from './MemberAnswer.tsx'
import { SignOutHere } from './SignOutHere.tsx'

type Props = { token: string; path: string; preview: InvitationPreview }

/** An open invitation: who invites, what they will see, and what the user can do now. */
export function Answer({ token, path, preview: { inviter, maskedEmail, expiresAt } }: Props) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const { status, session, role } = useSession()
  const profession = useProfessionName()(inviter)
  const { firstName, lastName } = inviter
  const name = `${firstName} ${lastName}`
  const title = profession ? ` (${profession})` : ''
  return (
    <AnswerPage title={t('answer.from', { name })} lead={t('answer.lead', { name: name + title })} path={path}>
      <div className={styles.sees}>
        <h2>{t('answer.sees', { name: firstName })}</h2>
        <ul>
          {(['path', 'state', 'person', 'messages'] as const).map((point) => (
            <li key={point}>{t(`answer.data.${point}`)}</li>
          ))}
        </ul>
        <p>{t('answer.log')}</p>
      </div>
      <p className={styles.facts}>
        {t('answer.for', { email: maskedEmail })}{' '}
        {t('answer.until', { day: formatDay(dayOf(new Date(expiresAt)), locale, 'long') })}
      </p>
      {status === 'authenticated' && session ? (
        role === 'specialist' ? (
          <ForMembers email={session.userData.email} />
        ) : (
          <MemberAnswer token={token} name={name} email={session.userData.email} />
        )
      ) : (
        status === 'unauthenticated' && <VisitorAnswer path={path} />
      )}
    </AnswerPage>
  )
}

/** A specialist cannot join a team. */
function ForMembers({ email }: { email: string }) {
  const { t } = useTranslation('mfe-team')
  return (
    <div className={styles.problem}>
      <p>{t('problem.invitation.forMembers')}</p>
      <p>{t('answer.signedInAs', { email })}</p>
      <SignOutHere />
    </div>
  )
}

/** A visitor signs up or in first, and comes back here. Their e-mail is not filled in: it would tell who was invited. */
function VisitorAnswer({ path }: { path: string }) {
  const { t } = useTranslation('mfe-team')
  const callbackUrl = localePath(useLocale(), path)
  return (
    <>
      <p>{t('answer.visitor')}</p>
      <div className={styles.actions}>
        <LinkButton variant="primary" to={paths.signUp({ callbackUrl })}>
          {t('answer.signUp')}
        </LinkButton>
        <LinkButton to={paths.signIn({ callbackUrl })}>{t('answer.signIn')}</LinkButton>
      </div>
    </>
  )
}
