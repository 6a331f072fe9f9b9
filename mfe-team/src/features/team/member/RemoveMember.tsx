import { useReadAgain } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { paths } from '@kinora/paths'
import { useNavigate } from '@kinora/router'
import { Button, ConfirmDialog } from '@kinora/ui'
import { useRef, useState } from 'react'
import { useTeamRemoveMemberMutation } from '../teamApi.ts'
import { Panel } from './Panel.tsx'

/** Removes a member from the team after a question, and leads back to the team. */
export function RemoveMember({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('mfe-team')
  const navigate = useNavigate()
  const readAgain = useReadAgain()
  const [remove, { isLoading }] = useTeamRemoveMemberMutation()
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  async function confirm() {
    const { error } = await remove(id)
    setAsking(false)
    if (error) return void addNotice({ kind: 'error', text: t('global.error') })
    await navigate(paths.myTeam())
    readAgain(['team', 'unread', 'messages'])
    addNotice({ kind: 'success', text: t('myTeam.memberDeleted') })
  }
  return (
    <Panel title={t('remove.title')} lead={t('remove.lead')}>
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
          {t('remove.words')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
