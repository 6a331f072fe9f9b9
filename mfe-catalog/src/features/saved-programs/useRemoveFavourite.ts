import type { Program } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { useSession } from '@kinora/session'
import { useCatalogSaveMutation, useCatalogRemoveSavedMutation, useCatalogListSavedQuery } from './savedProgramsApi.ts'

/** Removes a favourite and offers an undo. Resolves to whether it worked; a failure shows the usual error notice. */
export function useRemoveFavourite(program: Program): () => Promise<boolean> {
  const { t } = useTranslation('mfe-catalog')
  const { session } = useSession()
  const { currentData: entries } = useCatalogListSavedQuery('favourites', { skip: !session })
  const [remove] = useCatalogRemoveSavedMutation()
  const [save] = useCatalogSaveMutation()

  return async () => {
    const id = program.favouriteId ?? entries?.find(({ training }) => training.id === program.id)?.id
    if (!session || !id) return false
    const { error } = await remove({ list: 'favourites', program, id })
    if (error) return false
    const undo = () => void save({ list: 'favourites', program, userId: session.id })
    addNotice({
      kind: 'success',
      text: t('remove.favourites.done', { title: program.title }),
      action: { label: t('remove.undo'), run: undo },
    })
    return true
  }
}
