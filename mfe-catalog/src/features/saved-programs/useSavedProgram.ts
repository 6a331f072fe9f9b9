import type { Program } from '@kinora/contracts'
import { useLocale } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { useLocation, useNavigate } from '@kinora/router'
import { currentSession, sessionClient, useSession } from '@kinora/session'
import { savedLists, UNSAVED_ID, type SavedList } from './savedProgramsApi.ts'
import { useWish } from './useWish.ts'
import { keepWish } from './wishStore.ts'

/**
 * Whether the user saved a program, and a function that saves or removes it, optimistically. It sends a visitor to sign
 * in, and from there back here, where the program is then saved.
 */
export function useSavedProgram(list: SavedList, program: Program): { isSaved: boolean; toggle: () => void } {
  const { session, status } = useSession()
  const { useEntries, useSave, useRemove } = savedLists[list]
  const { currentData: entries } = useEntries(undefined, { skip: !session, refetchOnFocus: true })
  const [save] = useSave()
  const [remove] = useRemove()
  const navigate = useNavigate()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  useWish(list, program, entries)
  const saved = entries?.find(({ training }) => training.id === program.id)

  async function toggle() {
    // Whoever presses before the session is known is not asked to press again.
    if (status === 'loading') await sessionClient.accessToken()
    const person = currentSession()
    if (!person) {
      keepWish(list, program)
      await navigate(paths.signIn({ error: 'SessionRequired', callbackUrl: localePath(locale, pathname) + search }))
    }
    // Also before the list has loaded: saving what is already saved changes nothing.
    else if (!saved) await save({ program, userId: person.id })
    // While saving is pending there is no id yet to remove it by.
    else if (saved.id !== UNSAVED_ID) await remove({ program, id: saved.id })
  }
  return { isSaved: saved !== undefined, toggle: () => void toggle() }
}
