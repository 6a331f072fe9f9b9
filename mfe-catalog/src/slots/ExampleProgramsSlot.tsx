import { useTranslation } from '@kinora/i18n'
import { EXAMPLE_PAGE_SIZE } from '@kinora/limits'
import { CardGrid, CardSkeleton, ErrorState } from '@kinora/ui'
import { FavouriteButton } from '../features/saved-programs/FavouriteButton.tsx'
import { ProgramCard } from '../features/programs/ProgramCard.tsx'
import { useCatalogListExamplesQuery } from '../features/programs/programsApi.ts'

/** `catalog.examplePrograms.v1`: eight programs that anyone may play. The page provides the heading. */
export default function ExampleProgramsSlot() {
  const { t } = useTranslation('mfe-catalog')
  const { data: programs, isError, refetch } = useCatalogListExamplesQuery()
  if (isError && !programs) return <ErrorState sentence={t('list.failed')} onRetry={() => void refetch()} />
  if (programs?.length === 0) return null
  return (
    <CardGrid small>
      {programs?.map((program) => (
        <ProgramCard key={program.id} program={program} action={<FavouriteButton program={program} />} />
      )) ?? Array.from({ length: EXAMPLE_PAGE_SIZE }, (_, index) => <CardSkeleton key={index} />)}
    </CardGrid>
  )
}
