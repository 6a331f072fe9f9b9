import type { SpecialistRecord } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { useLocation, useNavigate } from '@kinora/router'
import { useSession } from '@kinora/session'
import { EmptyState, ErrorState, LinkButton, Skeleton, VisuallyHidden } from '@kinora/ui'
import { PathPlan } from '../features/path/PathPlan.tsx'
import { useDayLead } from '../features/path/useDayLead.ts'
import { usePlan } from '../features/path/usePlan.ts'
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
        <div role="status">
          <VisuallyHidden>{t('path.waiting')}</VisuallyHidden>
          <Skeleton shape="media" />
        </div>
      )}
      {plan !== undefined && <PathPlan plan={plan} specialist={specialist} />}
      {specialist !== undefined && <Messages specialist={specialist} />}
    </div>
  )
}

/** The conversation; with `showMessages` in the address all of it is open, and closing it removes the parameter. */
function Messages({ specialist }: { specialist: SpecialistRecord | null }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  if (!specialist) return <NobodyToWriteTo />
  return (
    <Slot
      name="profile.messages.v1"
      props={{
        userId: specialist.userId,
        isOpen: new URLSearchParams(search).has('showMessages'),
        onClose: () => void navigate(paths.myPath(), { replace: true, preventScrollReset: true }),
      }}
      waiting={<Skeleton shape="block" />}
    />
  )
}

function NobodyToWriteTo() {
  const { t } = useTranslation('mfe-profile')
  return (
    <section className={styles.nobody} aria-labelledby="messages">
      <h2 id="messages">{t('path.messages.title')}</h2>
      <p>{t('path.messages.none')}</p>
      <LinkButton to={paths.contact()}>{t('path.messages.contact')}</LinkButton>
    </section>
  )
}
