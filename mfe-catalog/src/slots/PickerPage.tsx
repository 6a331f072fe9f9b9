import type { Slots } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { PROGRAM_PAGE_SIZE } from '@kinora/limits'
import { Button, CardGrid, CardSkeleton, EmptyState, ErrorState } from '@kinora/ui'
import { ProgramCard } from '../features/programs/ProgramCard.tsx'
import type { ProgramFilters } from '../features/programs/filters/programFilters.ts'
import { useCatalogListProgramsQuery } from '../features/programs/programsApi.ts'
import { ChooseButton } from './ChooseButton.tsx'
import styles from './ProgramPickerSlot.module.css'

type Props = Slots['catalog.programPicker.v1'] & { filters: ProgramFilters; isLast: boolean; onMore: () => void }

/** A page of twelve programs. The first page shows the total, the last one the button for more. */
export function PickerPage({ filters, isLast, onMore, chosen, onChange }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const { currentData: list, isError, refetch } = useCatalogListProgramsQuery(filters)
  if (isError && !list) return <ErrorState sentence={t('list.failed')} onRetry={() => void refetch()} />
  const { total, pageCount } = list?.meta.pagination ?? {}
  return (
    <>
      {filters.page === 1 && (
        <p role="status">{total === undefined ? t('list.loading') : t('list.count', { count: total })}</p>
      )}
      {total === 0 && <EmptyState sentence={t('list.empty')} />}
      <CardGrid>
        {list?.data.map((program) => (
          <ProgramCard
            key={program.id}
            program={program}
            action={<ChooseButton program={program} isChosen={chosen.includes(program.id)} onChange={onChange} />}
          />
        )) ?? Array.from({ length: PROGRAM_PAGE_SIZE }, (_, index) => <CardSkeleton key={index} />)}
      </CardGrid>
      {isLast && pageCount !== undefined && filters.page < pageCount && (
        <Button className={styles.more} onClick={onMore}>
          {t('picker.more')}
        </Button>
      )}
    </>
  )
}
