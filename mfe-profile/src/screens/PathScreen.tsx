import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useSession } from '@kinora/session'
import { EmptyState, ErrorState, LinkButton, Skeleton, Waiting } from '@kinora/ui'
import { PathMessages } from '../features/messages/PathMessages.tsx'
import { PathPlan } from '../features/path/PathPlan.tsx'
import { useDayLead } from '../features/path/plan/useDayLead.ts'
import { usePlan } from '../features/path/plan/usePlan.ts'
import { useProfileGetSpecialistQuery } from '../features/profile/memberApi.ts'
import { ProfilePage } from '../features/profile/ProfilePage.tsx'
import styles from './PathScreen.module.css'

/** The member's path: what today asks for, the week, all of its programs, and the conversation with the specialist. */
export default function PathScreen() {
  const { t } = useTranslation('mfe-profile')
  const { session, role, isTestMode } = useSession()
  const { plan } = usePlan()
  const lead = useDayLead(plan)
  const firstName = session?.userData.firstName
  const greeting = firstName && role === 'member' ? t('path.greeting', { name: firstName }) : undefined
  return (
    <ProfilePage
      title={t('path.title')}
      heading={isTestMode && plan ? t('path.sample.heading', { name: plan.name }) : greeting}
      lead={isTestMode ? t('path.sample.lead') : lead}
      path={paths.myPath()}
    >
      {({ userData }) =>
        userData.isSpecialist ? (
          <EmptyState
            sentence={t('path.forMembers')}
            action={<LinkButton to={paths.profile()}>{t('path.toProfile')}</LinkButton>}
          />
        ) : (
          <MemberPath />
        )
      }
    </ProfilePage>
  )
}

function MemberPath() {
  const { t } = useTranslation('mfe-profile')
  const { session } = useSession()
  const { plan, isError, refetch } = usePlan()
  const { currentData: specialist } = useProfileGetSpecialistQuery(undefined, { skip: !session })
  return (
    <div className={styles.path}>
      {isError && <ErrorState sentence={t('path.failed')} onRetry={() => void refetch()} />}
      {plan === undefined && !isError && (
        <Waiting label={t('path.waiting')}>
          <Skeleton shape="media" />
        </Waiting>
      )}
      {plan !== undefined && <PathPlan plan={plan} specialist={specialist} />}
      {specialist !== undefined && <PathMessages specialist={specialist} />}
    </div>
  )
}
