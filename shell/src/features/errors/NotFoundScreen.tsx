import { useTranslation } from '@kinora/i18n'
import { useLocation } from '@kinora/router'
import { paths } from '@kinora/paths'
import { EmptyState, LinkButton, PageHead, useSite, Wrap } from '@kinora/ui'

/** The not-found page, with a link to the programs. */
export function NotFoundScreen() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const { isProvided } = useSite()
  return (
    <Wrap>
      <PageHead title={t('notFound.title')} description={t('notFound.sentence')} path={pathname} noIndex />
      <EmptyState
        as="h1"
        drawing="lost"
        sentence={t('notFound.sentence')}
        action={
          isProvided(paths.programs()) && (
            <LinkButton to={paths.programs()} variant="primary" iconAfter="arrow-right">
              {t('notFound.action')}
            </LinkButton>
          )
        }
      />
    </Wrap>
  )
}
