import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Skeleton, Waiting } from '@kinora/ui'
import { useState } from 'react'
import { ProfilePage } from '../features/profile/ProfilePage.tsx'
import { LoadFailed } from '../features/settings/LoadFailed.tsx'
import { Panel } from '../features/settings/Panel.tsx'
import { SettingsNav } from '../features/settings/SettingsNav.tsx'
import { AppSection } from '../features/settings/two-step/AppSection.tsx'
import { CodesSection } from '../features/settings/two-step/CodesSection.tsx'
import { useProfileReadFactorsQuery } from '../features/settings/two-step/factorsApi.ts'
import { PasskeysSection } from '../features/settings/two-step/PasskeysSection.tsx'
import { RecoveryCodes } from '../features/settings/two-step/RecoveryCodes.tsx'

/** Passkeys, the app with codes, and recovery codes, which take the whole page while they are shown. */
export default function TwoStepScreen() {
  const { t } = useTranslation('mfe-profile')
  return (
    <ProfilePage title={t('twoStep.title')} lead={t('twoStep.lead')} path={paths.twoStep()}>
      {() => (
        <>
          <SettingsNav />
          <Panel>
            <Sections />
          </Panel>
        </>
      )}
    </ProfilePage>
  )
}

function Sections() {
  const { t } = useTranslation('mfe-profile')
  const { currentData: factors, isError, error, refetch } = useProfileReadFactorsQuery()
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} isNeeded={factors?.isNeeded ?? false} onDone={() => setCodes(null)} />
  if (isError) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!factors) {
    return (
      <Waiting label={t('waiting')}>
        <Skeleton />
        <Skeleton short />
      </Waiting>
    )
  }
  return (
    <>
      <PasskeysSection passkeys={factors.passkeys} onCodes={setCodes} />
      <AppSection app={factors.app} onCodes={setCodes} />
      {(factors.passkeys.length > 0 || factors.app) && <CodesSection left={factors.codesLeft} onCodes={setCodes} />}
    </>
  )
}
