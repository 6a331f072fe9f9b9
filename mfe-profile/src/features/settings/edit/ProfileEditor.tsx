import { FormSkeleton } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { useProfileReadAccountQuery } from '../accountApi.ts'
import { AvatarSection } from '../avatar/AvatarSection.tsx'
import { LoadFailed } from '../LoadFailed.tsx'
import { Panel } from '../Panel.tsx'
import { FixedDetails } from './FixedDetails.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** The user's picture, what cannot be changed, and the form with everything else. */
export function ProfileEditor() {
  const { t } = useTranslation('mfe-profile')
  const { currentData: profile, isError, error, refetch } = useProfileReadAccountQuery()
  return (
    <Panel>
      {profile ? (
        <>
          <AvatarSection />
          <FixedDetails profile={profile} />
          <ProfileForm key={profile.id} profile={profile} />
        </>
      ) : isError ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton label={t('waiting')} />
      )}
    </Panel>
  )
}
