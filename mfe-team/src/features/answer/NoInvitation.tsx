import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useSession } from '@kinora/session'
import { LinkButton } from '@kinora/ui'
import { AnswerPage } from './AnswerPage.tsx'

const ENDS = ['used', 'revoked', 'replaced', 'expired'] as const

/** A link that opens nothing any more, or never did. */
export function NoInvitation({ code, path }: { code: string | undefined; path: string }) {
  const { t } = useTranslation('mfe-team')
  const { session } = useSession()
  const end = ENDS.find((ending) => code === `invitation.${ending}`) ?? 'unknown'
  return (
    <AnswerPage title={t(`answer.end.${end}.title`)} lead={t(`answer.end.${end}.words`)} path={path}>
      {session ? (
        <LinkButton variant="primary" to={paths.profile()}>
          {t('toProfile')}
        </LinkButton>
      ) : (
        <LinkButton variant="primary" to={end === 'used' ? paths.signIn() : paths.home()}>
          {t(end === 'used' ? 'answer.signIn' : 'answer.home')}
        </LinkButton>
      )}
    </AnswerPage>
  )
}
