import { useTranslation } from '@kinora/i18n'
import { useLocation } from '@kinora/router'
import { paths } from '@kinora/paths'
import { EmptyState, LinkButton, PageHead, Wrap } from '@kinora/ui'
import { useHasPrograms } from '../layout/useHasPrograms.ts'

/** There is nothing at this address; the way on is to the programs. */
export function NotFoundScreen() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const hasPrograms = useHasPrograms()
  return (
    <Wrap>
      <PageHead title={t('notFound.title')} description={t('notFound.sentence')} path={pathname} noIndex />
      <EmptyState
        as="h1"
        drawing="lost"
        sentence={t('notFound.sentence')}
        action={
          hasPrograms && (
            <LinkButton to={paths.programs()} variant="primary" iconAfter="arrow-right">
              {t('notFound.action')}
            </LinkButton>
          )
        }
      />
    </Wrap>
  )
}
