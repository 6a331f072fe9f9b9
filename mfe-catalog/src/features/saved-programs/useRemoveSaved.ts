import type { Program } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { useSession } from '@kinora/session'
import {
  useCatalogSaveMutation,
  useCatalogRemoveSavedMutation,
  useCatalogListSavedQuery,
  type SavedList,
} from './savedProgramsApi.ts'

/** Removes a saved program and offers an undo. Resolves to whether it worked; a failure shows the usual error notice. */
export function useRemoveSaved(list: SavedList, program: Program): () => Promise<boolean> {
  const { t } = useTranslation('mfe-catalog')
  const { session } = useSession()
  const { currentData: entries } = useCatalogListSavedQuery(list, { skip: !session })
  const [remove] = useCatalogRemoveSavedMutation()
  const [save] = useCatalogSaveMutation()

  return async () => {
    const known = list === 'favourites' ? program.favouriteId : undefined
    const id = known ?? entries?.find(({ training }) => training.id === program.id)?.id
    if (!session || !id) return false
    const { error } = await remove({ list, program, id })
    if (error) return false
    const undo = () => void save({ list, program, userId: session.id })
    addNotice({
      kind: 'success',
      text: t(`remove.${list}.done`, { title: program.title }),
      action: { label: t('remove.undo'), run: undo },
    })
    return true
  }
}
