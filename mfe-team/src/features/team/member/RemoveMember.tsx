import { useInvalidate } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { ENDED_READABLE_DAYS } from '@kinora/limits'
import { addNotice } from '@kinora/notices'
import { paths } from '@kinora/paths'
import { useNavigate } from '@kinora/router'
import { Button, ConfirmDialog } from '@kinora/ui'
import { useRef, useState } from 'react'
import { useTeamRemoveMemberMutation } from '../teamApi.ts'

/** Removes a member from the team after a question, and leads back to the team. */
export function RemoveMember({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('mfe-team')
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const [remove, { isLoading }] = useTeamRemoveMemberMutation()
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  async function confirm() {
    const { error } = await remove(id)
    setAsking(false)
    if (error) return void addNotice({ kind: 'error', text: t('global.error') })
    await navigate(paths.myTeam())
    invalidate(['team', 'unread', 'messages'])
    addNotice({ kind: 'success', text: t('myTeam.memberDeleted', { name }) })
  }
  return (
    <>
      <Button ref={button} onClick={() => setAsking(true)}>
        {t('remove.action')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={t('myTeam.deleteMemberConfirmText', { name })}
          yes={t(isLoading ? 'remove.busy' : 'remove.action')}
          busy={isLoading}
          returnTo={button}
          onYes={() => void confirm()}
          onNo={() => setAsking(false)}
        >
          {t('remove.words', { days: ENDED_READABLE_DAYS })}
        </ConfirmDialog>
      )}
      <p>{t('remove.lead')}</p>
    </>
  )
}
