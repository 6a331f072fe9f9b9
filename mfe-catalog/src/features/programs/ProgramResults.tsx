import type { Program } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { PROGRAM_PAGE_SIZE } from '@kinora/limits'
import { CardGrid, CardSkeleton, EmptyState, ErrorState, LinkButton, Pagination } from '@kinora/ui'
import type { ReactNode } from 'react'
import { NothingFound } from './NothingFound.tsx'
import { ProgramCard } from './ProgramCard.tsx'
import { programsPath, type ProgramFilters } from './filters/programFilters.ts'
import type { ListedPrograms } from './programsApi.ts'
import type { AppliedFilter } from './filters/useAppliedFilters.ts'

/** Cards in a row of the widest layout. */
const FIRST_ROW = 3

type Props = {
  filters: ProgramFilters
  list: ListedPrograms | undefined
  /** The active filters. */
  tags: AppliedFilter[]
  failed: boolean
  dimmed: boolean
  onRetry: () => void
  actionOf: (program: Program) => ReactNode
  badgeOf: (program: Program) => ReactNode
}

/** One page of programs with its loading, failed, empty and out-of-range states. */
export function ProgramResults({ filters, list, tags, failed, dimmed, onRetry, actionOf, badgeOf }: Props) {
  const { t } = useTranslation('mfe-catalog')
  if (failed && !list) return <ErrorState sentence={t('list.failed')} onRetry={onRetry} />
  if (!list)
    return (
      <CardGrid>
        {Array.from({ length: PROGRAM_PAGE_SIZE }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </CardGrid>
    )

  const { page, pageSize, pageCount, total } = list.meta.pagination
  if (total === 0) return <NothingFound filters={filters} tags={tags} toDrop={list.toDrop} />
  if (list.data.length === 0) {
    return (
      <EmptyState
        sentence={t('list.noSuchPage', { page, count: pageCount })}
        action={<LinkButton to={programsPath({ ...filters, page: pageCount })}>{t('list.lastPage')}</LinkButton>}
      />
    )
  }

  const from = (page - 1) * pageSize + 1
  return (
    <>
      <CardGrid dimmed={dimmed}>
        {list.data.map((program, index) => (
          <ProgramCard
            key={program.id}
            program={program}
            priority={index === 0 ? 'first' : index < FIRST_ROW ? 'soon' : undefined}
            badge={badgeOf(program)}
            action={actionOf(program)}
          />
        ))}
      </CardGrid>
      <Pagination page={page} pageCount={pageCount} hrefOf={(other) => programsPath({ ...filters, page: other })}>
        {t('list.range', { from, to: from + list.data.length - 1, total })}
      </Pagination>
    </>
  )
}
