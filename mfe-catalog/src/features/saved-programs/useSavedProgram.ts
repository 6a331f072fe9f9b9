import type { Program } from '@kinora/contracts'
import { useLocale } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { useLocation, useNavigate } from '@kinora/router'
import { useSession } from '@kinora/session'
import {
  UNSAVED_ID,
  useCatalogSaveMutation,
  useCatalogRemoveSavedMutation,
  useCatalogListSavedQuery,
  type SavedList,
} from './savedProgramsApi.ts'
import { useWish } from './useWish.ts'
import { keepWish } from './wishStore.ts'

/**
 * Whether the user saved a program, and a function that saves or removes it, optimistically. It sends a visitor to sign
 * in, and from there back here, where the program is then saved.
 */
export function useSavedProgram(list: SavedList, program: Program): { isSaved: boolean; toggle: () => void } {
  const { session, status } = useSession()
  const { currentData: entries } = useCatalogListSavedQuery(list, { skip: !session, refetchOnFocus: true })
  const [save] = useCatalogSaveMutation()
  const [remove] = useCatalogRemoveSavedMutation()
  const navigate = useNavigate()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  useWish(list, program, entries)
  const saved = entries?.find(({ training }) => training.id === program.id)

  function toggle() {
    if (status === 'unauthenticated') {
      keepWish(list, program)
      void navigate(paths.signIn({ error: 'SessionRequired', callbackUrl: localePath(locale, pathname) + search }))
    } else if (session) {
      // Also before the list has loaded: saving what is already saved changes nothing.
      if (!saved) void save({ list, program, userId: session.id })
      // While saving is pending there is no id yet to remove it by.
      else if (saved.id !== UNSAVED_ID) void remove({ list, program, id: saved.id })
    }
  }
  return { isSaved: saved !== undefined, toggle }
}
