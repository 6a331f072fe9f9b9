import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useParams } from '@kinora/router'
import { Breadcrumbs, PageHead, Wrap } from '@kinora/ui'
import { SpecialistColours } from '../features/frame/SpecialistColours.tsx'
import { SpecialistOnly } from '../features/frame/SpecialistOnly.tsx'
import { MemberDesk } from '../features/team/member/MemberDesk.tsx'
import { MemberNav } from '../features/team/member/MemberNav.tsx'
import { useMemberName } from '../features/team/member/useMemberName.ts'
import styles from './MemberScreen.module.css'

/** One member of the team (docs/specification.md, section 2, "My team"). It needs the whole width. */
export default function MemberScreen() {
  const { t } = useTranslation('mfe-team')
  const id = Number(useParams()['id'])
  const name = useMemberName(id)
  return (
    <Wrap>
      <PageHead title={name ?? t('member.title')} description={t('description')} path={paths.teamMember(id)} noIndex />
      <div className={styles.top}>
        <Breadcrumbs
          ns="mfe-team"
          path={name === undefined ? undefined : `${paths.myTeam()}/member`}
          lastTitle={name}
        />
        <SpecialistColours>
          <MemberNav id={id} />
        </SpecialistColours>
      </div>
      <SpecialistOnly title={t('member.title')}>
        <MemberDesk key={id} id={id} />
      </SpecialistOnly>
    </Wrap>
  )
}
