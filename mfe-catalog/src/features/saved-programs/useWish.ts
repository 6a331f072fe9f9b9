import type { Program, SavedProgram } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { useSession } from '@kinora/session'
import { useEffect, useEffectEvent } from 'react'
import { savedLists, type SavedList } from './savedProgramsApi.ts'
import { takeWish } from './wishStore.ts'

/**
 * Saves the program that somebody wanted to save before they signed in, once their list is known: what was already on
 * it needs no undo.
 */
export function useWish(list: SavedList, program: Program, entries: SavedProgram[] | undefined): void {
  const { t } = useTranslation('mfe-catalog')
  const { session } = useSession()
  const { useSave, useRemove } = savedLists[list]
  const [save] = useSave()
  const [remove] = useRemove()

  const fulfil = useEffectEvent(async () => {
    if (!session || !entries || !takeWish(list, program)) return
    if (entries.some(({ training }) => training.id === program.id)) return
    const { data: saved } = await save({ program, userId: session.id })
    if (!saved) return
    addNotice({
      kind: 'success',
      text: t(`saved.kept.${list}`, { title: program.title }),
      action: { label: t('remove.undo'), run: () => void remove({ program, id: saved.id }) },
    })
  })
  const isKnown = session !== null && entries !== undefined
  useEffect(() => {
    if (isKnown) void fulfil()
  }, [isKnown])
}
