import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useParams } from '@kinora/router'
import { TeamPage } from '../features/frame/TeamPage.tsx'
import { MemberDesk } from '../features/team/member/MemberDesk.tsx'
import { useMemberName } from '../features/team/member/useMemberName.ts'

/** One member of the team (docs/specification.md, section 2, "My team"). */
export default function MemberScreen() {
  const { t } = useTranslation('mfe-team')
  const id = Number(useParams()['id'])
  return (
    <TeamPage title={t('member.title')} path={paths.teamMember(id)} name={useMemberName(id)}>
      <MemberDesk key={id} id={id} />
    </TeamPage>
  )
}
