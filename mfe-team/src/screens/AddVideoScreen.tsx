import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useParams } from '@kinora/router'
import { TeamPage } from '../features/frame/TeamPage.tsx'
import { useMemberName } from '../features/team/member/useMemberName.ts'
import { AddPrograms } from '../features/team/path/AddPrograms.tsx'
import { PathOf } from '../features/team/path/PathOf.tsx'

/** The catalogue for a member's path (docs/specification.md, section 2, "My team"). */
export default function AddVideoScreen() {
  const { t } = useTranslation('mfe-team')
  const id = Number(useParams()['id'])
  const name = useMemberName(id)
  const title = name ? t('addVideo.titleOf', { name }) : t('addVideo.title')
  return (
    <TeamPage title={title} name={title} lead={t('addVideo.lead')} path={paths.addVideo(id)}>
      <PathOf key={id} memberId={id}>
        {(_member, path) => <AddPrograms memberId={id} path={path} />}
      </PathOf>
    </TeamPage>
  )
}
