import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useParams } from '@kinora/router'
import { TeamPage } from '../features/frame/TeamPage.tsx'
import { useMemberName } from '../features/team/member/useMemberName.ts'
import { MemberPathEditor } from '../features/team/path/MemberPathEditor.tsx'
import { PathOf } from '../features/team/path/PathOf.tsx'

/** Edits a member's path (docs/specification.md, section 2, "My team"). */
export default function MemberPathScreen() {
  const { t } = useTranslation('mfe-team')
  const id = Number(useParams()['id'])
  const name = useMemberName(id)
  const title = name ? t('edit.titleOf', { name }) : t('edit.title')
  return (
    <TeamPage title={title} name={title} lead={t('edit.lead')} path={paths.memberPath(id)}>
      <PathOf key={id} memberId={id}>
        {(member, path) => <MemberPathEditor member={member} path={path} />}
      </PathOf>
    </TeamPage>
  )
}
