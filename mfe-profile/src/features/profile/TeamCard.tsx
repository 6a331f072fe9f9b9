import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { useSession } from '@kinora/session'
import { Skeleton, useSite, Waiting } from '@kinora/ui'
import { AgainButton } from './AgainButton.tsx'
import { useProfileGetTeamQuery } from './memberApi.ts'
import styles from './TeamCard.module.css'

/**
 * How many members a specialist has, and how many of them a subscription; leads to the team. Nothing for a specialist
 * who is not verified yet: the team's page says why.
 */
export function TeamCard() {
  const { t } = useTranslation('mfe-profile')
  const { isProvided } = useSite()
  const { session } = useSession()
  const hasPage = isProvided(paths.myTeam())
  const { currentData: team, error, refetch } = useProfileGetTeamQuery(undefined, { skip: !session || !hasPage })
  if (!hasPage || problemOf(error)?.status === 403) return null
  return (
    <section className={styles.card} aria-labelledby="my-team">
      <h2 id="my-team">
        <Link to={paths.myTeam()}>{t('sidebar.team.title')}</Link>
      </h2>
      {team ? (
        <dl>
          <div>
            <dt>{t('sidebar.team.members', { count: team.members })}</dt>
            <dd>{team.members}</dd>
          </div>
          <div>
            <dt>{t('sidebar.team.active')}</dt>
            <dd>{team.withActiveSubscription}</dd>
          </div>
        </dl>
      ) : error ? (
        <p>
          {t('sidebar.team.failed')} <AgainButton onClick={() => void refetch()} />
        </p>
      ) : (
        <Waiting label={t('waiting')}>
          <Skeleton shape="heading" />
        </Waiting>
      )}
    </section>
  )
}
