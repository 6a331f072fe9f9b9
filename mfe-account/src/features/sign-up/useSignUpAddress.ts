import type { RoleName } from '@kinora/contracts'
import { useLocation, useNavigate } from '@kinora/router'

/**
 * The role and the step are in the address: a link chooses a role, a page that is loaded again keeps it, and the browser's back
 * button leads to the step before. `place` is the step's, from 0. What else the address says stays, and so does the place on the page.
 */
export function useSignUpAddress() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)

  return {
    role: query.get('as') === 'specialist' ? ('specialist' as const) : ('patient' as const),
    place: (Number(query.get('step')) || 1) - 1,
    write: ({ role, place }: { role: RoleName; place: number }, options: { replace?: boolean } = {}) => {
      if (role === 'specialist') query.set('as', role)
      else query.delete('as')
      if (place > 0) query.set('step', String(place + 1))
      else query.delete('step')
      void navigate({ search: String(query), hash }, { preventScrollReset: true, ...options })
    },
  }
}
