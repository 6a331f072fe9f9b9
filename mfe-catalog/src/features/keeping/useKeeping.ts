import type { Program } from '@kinora/contracts'
import { useLocale } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { useLocation, useNavigate } from '@kinora/router'
import { useSession } from '@kinora/session'
import { NOT_YET, useCatalogKeepMutation, useCatalogLetGoMutation, useCatalogListKeptQuery, type Keeping } from './keepingApi.ts'

/**
 * Whether somebody keeps a program, and what their press of its button does: it shows at once, and is taken back when
 * the API refuses. A visitor is asked to sign in, and comes back here.
 */
export function useKeeping(keeping: Keeping, program: Program): { isKept: boolean; toggle: () => void } {
  const { session, status } = useSession()
  const { currentData: list } = useCatalogListKeptQuery(keeping, { skip: !session, refetchOnFocus: true })
  const [keep] = useCatalogKeepMutation()
  const [letGo] = useCatalogLetGoMutation()
  const navigate = useNavigate()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const kept = list?.find(({ training }) => training.id === program.id)

  function toggle() {
    if (status === 'unauthenticated') {
      void navigate(paths.signIn({ error: 'SessionRequired', callbackUrl: localePath(locale, pathname) + search }))
    } else if (session) {
      // Also before the list has come: what is kept already stays so.
      if (!kept) void keep({ keeping, program, userId: session.id })
      // While the first press is on its way there is nothing yet that could be taken away.
      else if (kept.id !== NOT_YET) void letGo({ keeping, program, id: kept.id })
    }
  }
  return { isKept: kept !== undefined, toggle }
}
