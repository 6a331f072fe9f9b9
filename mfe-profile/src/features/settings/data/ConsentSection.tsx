import type { Consent, ConsentKind } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Skeleton, Waiting } from '@kinora/ui'
import { useProfileReadAccountQuery } from '../accountApi.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { SettingsSection } from '../SettingsSection.tsx'
import { ConsentItem } from './ConsentItem.tsx'
import { HealthConsent } from './HealthConsent.tsx'
import { MarketingConsent } from './MarketingConsent.tsx'

const latest = (consents: Consent[], kind: ConsentKind) => consents.find((consent) => consent.kind === kind)

/** Each consent with what was decided, when and on which text. Every one can be withdrawn (GDPR, article 7). */
export function ConsentSection() {
  const { t } = useTranslation('mfe-profile')
  const { currentData: profile, isError, error, refetch } = useProfileReadAccountQuery()
  return (
    <SettingsSection title={t('data.consent.title')} text={t('data.consent.text')}>
      {profile ? (
        <>
          <HealthConsent decision={latest(profile.consents, 'health')} />
          <MarketingConsent decision={latest(profile.consents, 'marketing')} />
          {(['terms', 'privacy'] as const).map((kind) => (
            <ConsentItem
              key={kind}
              name={t(`data.consent.${kind}.name`)}
              text={t(`data.consent.${kind}.text`)}
              decision={latest(profile.consents, kind)}
            >
              <Link to={paths.deleteAccount()}>{t('data.consent.withdrawByDeleting')}</Link>
            </ConsentItem>
          ))}
        </>
      ) : isError ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting label={t('waiting')}>
          <Skeleton />
          <Skeleton short />
        </Waiting>
      )}
    </SettingsSection>
  )
}
