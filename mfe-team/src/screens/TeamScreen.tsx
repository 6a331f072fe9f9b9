import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { TeamPage } from '../features/frame/TeamPage.tsx'
import { TeamMembers } from '../features/team/list/TeamMembers.tsx'

/** A specialist's members: whom to look at first, and what each of them reported. */
export default function TeamScreen() {
  const { t } = useTranslation('mfe-team')
  return (
    <TeamPage title={t('title')} lead={t('lead')} path={paths.myTeam()}>
      <TeamMembers />
    </TeamPage>
  )
}
