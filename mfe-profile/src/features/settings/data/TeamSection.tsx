import type { SpecialistRecord } from '@kinora/contracts'
import { Outcome, useProblemWords } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { ENDED_READABLE_DAYS } from '@kinora/limits'
import { Button, ConfirmDialog } from '@kinora/ui'
import { useRef, useState } from 'react'
import { SettingsSection } from '../SettingsSection.tsx'
import { useProfileLeaveTeamMutation } from './dataApi.ts'

/** A member's specialist, who sees their data, and how to leave them. Nothing for somebody without a specialist. */
export function TeamSection({ specialist }: { specialist: SpecialistRecord | null | undefined }) {
  const { t } = useTranslation('mfe-profile')
  const problem = useProblemWords('mfe-profile', 'account.problem')
  const [leave, { isLoading, isSuccess, error }] = useProfileLeaveTeamMutation()
  const [isAsking, setAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  if (!specialist && !isSuccess) return null
  const name = specialist ? `${specialist.firstName} ${specialist.lastName}` : ''

  async function confirm() {
    await leave()
    setAsking(false)
  }

  return (
    <SettingsSection
      title={t('data.team.title')}
      text={specialist ? t('data.team.text', { name }) : t('data.team.left')}
    >
      <div ref={place} tabIndex={-1}>
        {specialist && <Button onClick={() => setAsking(true)}>{t('data.team.leave')}</Button>}
        <Outcome problem={error && problem(problemOf(error))} />
      </div>
      {isAsking && (
        <ConfirmDialog
          question={t('data.team.question', { name })}
          yes={t(isLoading ? 'data.team.busy' : 'data.team.leave')}
          busy={isLoading}
          returnTo={place}
          onYes={() => void confirm()}
          onNo={() => setAsking(false)}
        >
          {t('data.team.words', { name, days: ENDED_READABLE_DAYS })}
        </ConfirmDialog>
      )}
    </SettingsSection>
  )
}
