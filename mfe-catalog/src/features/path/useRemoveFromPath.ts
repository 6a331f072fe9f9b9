import type { Program } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { useCatalogRestoreToPathMutation, useCatalogRemoveFromPathMutation } from './pathApi.ts'

/**
 * Takes a program off the caller's path, with an undo. The answer is whether it worked; a failure is told by the
 * product's own notice.
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
