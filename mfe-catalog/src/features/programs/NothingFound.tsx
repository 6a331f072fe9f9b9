import { useTranslation } from '@kinora/i18n'
import { EmptyState, LinkButton } from '@kinora/ui'
import { programsPath, without, type FilterName, type ProgramFilters } from './filters/programFilters.ts'
import type { AppliedFilter } from './filters/useAppliedFilters.ts'

type Props = { filters: ProgramFilters; tags: AppliedFilter[]; toDrop: FilterName | undefined }

/** The empty list: offers to remove the one filter without which there are most programs. */
export function NothingFound({ filters, tags, toDrop }: Props) {
  const { t } = useTranslation('mfe-catalog')
  if (!toDrop) {
    return (
      <EmptyState
        sentence={t('list.empty')}
        action={
          <LinkButton variant="primary" to={programsPath({ sort: filters.sort })}>
            {t('list.showAll')}
          </LinkButton>
        }
      />
    )
  }
  const name = tags
    .filter(({ filter }) => filter === toDrop)
    .map((tag) => tag.name)
    .join(', ')
  const isAlone = tags.every(({ filter }) => filter === toDrop)
  return (
    <EmptyState
      sentence={isAlone ? t('list.empty') : t('list.emptyBecause', { name })}
      action={
        <LinkButton variant="primary" to={programsPath(without(filters, toDrop))}>
          {t('list.showWithout', { name })}
        </LinkButton>
      }
    />
  )
}
