import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { useParams } from '@kinora/router'
import { LinkButton, Skeleton } from '@kinora/ui'
import { TeamPage } from '../features/frame/TeamPage.tsx'
import styles from './MemberReportScreen.module.css'

/** A member's last weeks on one page, for their specialist. */
export default function MemberReportScreen() {
  const { t } = useTranslation('mfe-team')
  const id = Number(useParams()['id'])
  return (
    <TeamPage title={t('report.title')} path={paths.memberReport(id)} name={t('report.title')}>
      <p className={styles.back}>
        <LinkButton icon="arrow-left" variant="quiet" to={paths.teamMember(id)}>
          {t('report.back')}
        </LinkButton>
      </p>
      <Slot name="profile.memberReport.v1" props={{ memberId: id }} waiting={<Skeleton shape="block" />} />
    </TeamPage>
  )
}
