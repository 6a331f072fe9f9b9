import type { Program } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { useSession } from '@kinora/session'
import { savedLists, type SavedList } from './savedProgramsApi.ts'

/** Removes a saved program and offers an undo. Resolves to whether it worked; a failure shows the usual error notice. */
export function useRemoveSaved(list: SavedList, program: Program): () => Promise<boolean> {
  const { t } = useTranslation('mfe-catalog')
  const { session } = useSession()
  const { useEntries, useSave, useRemove } = savedLists[list]
  const { currentData: entries } = useEntries(undefined, { skip: !session })
  const [remove] = useRemove()
  const [save] = useSave()

  return async () => {
    const favouriteId = list === 'favourites' ? program.favouriteId : undefined
    const id = favouriteId ?? entries?.find(({ training }) => training.id === program.id)?.id
    if (!session || !id) return false
    const { error } = await remove({ program, id })
    if (error) return false
    const undo = () => void save({ program, userId: session.id })
    addNotice({
      kind: 'success',
      text: t(`remove.${list}.done`, { title: program.title }),
      action: { label: t('remove.undo'), run: undo },
    })
    return true
  }
}
