import type { Program, Slots } from '@kinora/contracts'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { CardSkeleton, EmptyState, ErrorState } from '@kinora/ui'
import { FavouriteButton } from '../features/saved-programs/FavouriteButton.tsx'
import type { SavedList } from '../features/saved-programs/savedProgramsApi.ts'
import { ProgramCard } from '../features/programs/ProgramCard.tsx'
import { useCatalogGetProgramQuery } from '../features/programs/programsApi.ts'
import { typesetProgram } from '../features/programs/typesetProgram.ts'
import { useRemoveSaved } from '../features/saved-programs/useRemoveSaved.ts'
import { useRemoveFromPath } from '../features/path/useRemoveFromPath.ts'
import { RemoveButton } from './RemoveButton.tsx'

/** `catalog.programCard.v1`: one program, with a favourite button or one that removes it from a list of the page. */
export default function ProgramCardSlot({
  id,
  program: loadedProgram,
  notes,
  compact,
  ...removal
}: Slots['catalog.programCard.v1']) {
  const { t } = useTranslation('mfe-catalog')
  const { currentData, error, refetch } = useCatalogGetProgramQuery(String(id), { skip: loadedProgram !== undefined })
  const program: Program | undefined = loadedProgram ? typesetProgram(loadedProgram) : currentData
  if (program)
    return (
      <ProgramCard
        as="div"
        program={program}
        notes={notes}
        compact={compact}
        action={<Action program={program} {...removal} />}
      />
    )
  if (!error) return <CardSkeleton as="div" compact={compact} />
  if (problemOf(error).status === 404) return <EmptyState sentence={t('card.gone')} />
  return <ErrorState sentence={t('program.failed')} onRetry={() => void refetch()} />
}

type ActionProps = { program: Program; onRemoved?: () => void }

function Action({ removeFrom, ...props }: ActionProps & Pick<Slots['catalog.programCard.v1'], 'removeFrom'>) {
  if (!removeFrom) return <FavouriteButton program={props.program} />
  return removeFrom === 'path' ? <TakeOffPathButton {...props} /> : <UnsaveButton list={removeFrom} {...props} />
}

const TakeOffPathButton = (props: ActionProps) => (
  <RemoveButton from="path" onRemove={useRemoveFromPath(props.program)} {...props} />
)

const UnsaveButton = ({ list, ...props }: ActionProps & { list: SavedList }) => (
  <RemoveButton from={list} onRemove={useRemoveSaved(list, props.program)} {...props} />
)
