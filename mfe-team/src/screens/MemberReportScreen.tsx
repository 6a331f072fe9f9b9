import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { useParams } from '@kinora/router'
import { LinkButton, Skeleton } from '@kinora/ui'
import { TeamPage } from '../features/frame/TeamPage.tsx'
import { useMemberName } from '../features/team/member/useMemberName.ts'
import styles from './MemberReportScreen.module.css'

/** A member's last weeks on one page, for their specialist. */
export default function MemberReportScreen() {
  const { t } = useTranslation('mfe-team')
  const id = Number(useParams()['id'])
  const name = useMemberName(id)
  // A browser names the file that it prints after the title.
  const title = name ? t('report.titleOf', { name }) : t('report.title')
  return (
    <TeamPage title={title} path={paths.memberReport(id)} name={title}>
      <p className={styles.back}>
        <LinkButton icon="arrow-left" variant="quiet" to={paths.teamMember(id)}>
          {t('report.back')}
        </LinkButton>
      </p>
      <Slot name="profile.memberReport.v1" props={{ memberId: id }} waiting={<Skeleton shape="block" />} />
    </TeamPage>
  )
}
