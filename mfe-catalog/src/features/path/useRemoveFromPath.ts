import type { Program } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { useCatalogRestoreToPathMutation, useCatalogRemoveFromPathMutation } from './pathApi.ts'

/**
 * Removes a program from the caller's path and offers an undo. Resolves to whether it worked; a failed call shows the
 * usual error notice.
 */
export function useRemoveFromPath({ id, title }: Program): () => Promise<boolean> {
  const { t } = useTranslation('mfe-catalog')
  const [takeOff] = useCatalogRemoveFromPathMutation()
  const [putBack] = useCatalogRestoreToPathMutation()

  return async () => {
    const { error } = await takeOff(id)
    if (error) return false
    addNotice({
      kind: 'success',
      text: t('remove.path.done', { title }),
      action: { label: t('remove.undo'), run: () => void putBack(id) },
    })
    return true
  }
}
