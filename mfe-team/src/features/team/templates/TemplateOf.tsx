import type { PathTemplate } from '@kinora/contracts'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { EmptyState, ErrorState, LinkButton, Waiting } from '@kinora/ui'
import type { ReactNode } from 'react'
import { NotVerified } from '../list/NotVerified.tsx'
import { useTeamGetTemplateQuery } from '../path/pathApi.ts'

/** Reads a template, and follows changes of other tabs. */
export function TemplateOf({ id, children }: { id: number; children: (template: PathTemplate) => ReactNode }) {
  const { t } = useTranslation('mfe-team')
  const { currentData, error, refetch } = useTeamGetTemplateQuery(id, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  })
  if (currentData) return children(currentData)
  if (!error) return <Waiting />
  const { status } = problemOf(error)
  if (status === 403) return <NotVerified />
  if (status === 404)
    return (
      <EmptyState
        sentence={t('templates.gone')}
        action={<LinkButton to={paths.pathTemplates()}>{t('templates.toList')}</LinkButton>}
      />
    )
  return <ErrorState sentence={t('templates.failed')} onRetry={() => void refetch()} />
}
