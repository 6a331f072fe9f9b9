import { formatDay, useLocale, useToday, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useLocation } from '@kinora/router'
import { useSession } from '@kinora/session'
import { LinkButton, PageHead, Wrap } from '@kinora/ui'
import { SpecialistOnly } from '../features/frame/SpecialistOnly.tsx'
import { readTeamList } from '../features/team/list/teamList.ts'
import { TeamMembers } from '../features/team/list/TeamMembers.tsx'
import { useTeamListMembersQuery } from '../features/team/teamApi.ts'
import styles from './TeamScreen.module.css'

/** A specialist's work list: whom to look at first, and why. */
export default function TeamScreen() {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const { session, role } = useSession()
  const { search, show, page } = readTeamList(useLocation().search)
  const reading = useTeamListMembersQuery(
    { search, show, page },
    {
      skip: !session || role !== 'specialist',
      refetchOnFocus: true,
      refetchOnReconnect: true,
      refetchOnMountOrArgChange: true,
    },
  )
  const meta = search ? undefined : (reading.currentData ?? reading.data)?.meta
  const waiting = meta && meta.counts.today + meta.left.length
  const dayWords = formatDay(useToday(), locale, 'weekdayAndDay')
  return (
    <Wrap>
      <PageHead title={t('title')} description={t('description')} path={paths.myTeam()} noIndex />
      <header className={styles.top}>
        <div>
          <h1>{t('title')}</h1>
          {waiting !== undefined && (
            <p>
              {dayWords.charAt(0).toLocaleUpperCase(locale) + dayWords.slice(1)}.{' '}
              {t('list.waitFor', { count: waiting })}
            </p>
          )}
        </div>
        {reading.data && (
          <div className={styles.links}>
            <LinkButton icon="grid" to={paths.pathTemplates()}>
              {t('templates.short')}
            </LinkButton>
            <LinkButton className={styles.invite} icon="plus" to={paths.invitations()}>
              {t('list.invite')}
            </LinkButton>
          </div>
        )}
      </header>
      <SpecialistOnly>
        <TeamMembers reading={reading} />
      </SpecialistOnly>
    </Wrap>
  )
}
