import type { Invitation, InvitationSheet } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useLocation, useNavigate } from '@kinora/router'
import { useState } from 'react'
import { TeamPage } from '../features/frame/TeamPage.tsx'
import { Invitations } from '../features/invitations/Invitations.tsx'
import { NotVerified } from '../features/team/list/NotVerified.tsx'
import { SheetToPrint } from '../features/invitations/SheetToPrint.tsx'

type OpenSheet = { invitation: Invitation; sheet: InvitationSheet }

/** Inviting people to the team, and what became of each invitation; or one of them on paper. */
export default function InvitationsScreen() {
  const { t } = useTranslation('mfe-team')
  const navigate = useNavigate()
  const { search } = useLocation()
  const [openSheet, setOpenSheet] = useState<OpenSheet | null>(null)
  const page = Math.max(1, Math.floor(Number(new URLSearchParams(search).get('page'))) || 1)
  return (
    <TeamPage
      title={t(openSheet ? 'sheet.title' : 'invitations.page')}
      {...(!openSheet && { lead: t('invitations.lead') })}
      path={paths.invitations()}
    >
      {openSheet ? (
        <SheetToPrint {...openSheet} onDone={() => setOpenSheet(null)} />
      ) : (
        <Invitations
          page={page}
          refused={<NotVerified wantsFactor />}
          onSheet={(invitation, sheet) => setOpenSheet({ invitation, sheet })}
          onSent={() => {
            if (page > 1) void navigate(paths.invitations(), { replace: true, preventScrollReset: true })
          }}
        />
      )}
    </TeamPage>
  )
}
