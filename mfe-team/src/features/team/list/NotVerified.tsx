import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { EmptyState, LinkButton, Waiting } from '@kinora/ui'
import { useTeamGetVerificationQuery } from '../teamApi.ts'

/**
 * Why a specialist does not see members yet: their number is being checked, or was refused, with the reason; or a second
 * factor is wanted of them (decision 069), which is why a verified one does not, and others where `wantsFactor`.
 */
export function NotVerified({ wantsFactor = false }: { wantsFactor?: boolean }) {
  const { t } = useTranslation('mfe-team')
  const { data: verification, isError } = useTeamGetVerificationQuery()
  if (!verification && !isError) return <Waiting />
  if (wantsFactor || verification?.state === 'verified') {
    const protect = (
      <LinkButton to={paths.twoStep()} variant="primary">
        {t('verification.protect')}
      </LinkButton>
    )
    return <EmptyState sentence={t('verification.factorNeeded')} action={protect} />
  }
  const contact = <LinkButton to={paths.contact()}>{t('verification.contact')}</LinkButton>
  if (verification?.state !== 'refused') return <EmptyState sentence={t('verification.pending')} action={contact} />
  return (
    <>
      <EmptyState sentence={t('verification.refused')} action={contact} />
      {verification.reason && <p>{t('verification.reason', { reason: verification.reason })}</p>}
    </>
  )
}
