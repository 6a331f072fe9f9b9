import type { Program } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { useSession } from '@kinora/session'
import { useCatalogKeepMutation, useCatalogLetGoMutation, useCatalogListKeptQuery } from './keepingApi.ts'

/** Takes a heart back, with an undo. The answer is whether it worked; a failure is told by the product's own notice. */
export function useRemoveFavourite(program: Program): () => Promise<boolean> {
  const { t } = useTranslation('mfe-catalog')
  const { session } = useSession()
  const { currentData: list } = useCatalogListKeptQuery('favourites', { skip: !session })
  const [letGo] = useCatalogLetGoMutation()
  const [keep] = useCatalogKeepMutation()

  return async () => {
    const id = program.favouriteId ?? list?.find(({ training }) => training.id === program.id)?.id
    if (!session || !id) return false
    const { error } = await letGo({ keeping: 'favourites', program, id })
    if (error) return false
    const undo = () => void keep({ keeping: 'favourites', program, userId: session.id })
    addNotice({ kind: 'success', text: t('remove.favourites.done', { title: program.title }), action: { label: t('remove.undo'), run: undo } })
    return true
  }
}
