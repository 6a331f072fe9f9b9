import { useLocation, useNavigate } from '@kinora/router'
import { useLayoutEffect, useRef } from 'react'

export type ChangeQuery = (change: (query: URLSearchParams) => void, options?: { replace?: boolean }) => void

/**
 * Changes the query of the page's address: its fragment and the place on the page stay. A change builds on the one before,
 * also while that one is not shown yet; so a page has one of these for all that it keeps in its query.
 */
export function useChangeQuery(): ChangeQuery {
  const location = useLocation()
  const navigate = useNavigate()
  const latest = useRef(location)
  useLayoutEffect(() => {
    latest.current = location
  }, [location])
  return (change, options = {}) => {
    const query = new URLSearchParams(latest.current.search)
    change(query)
    latest.current = { ...latest.current, search: String(query) }
    void navigate({ search: String(query), hash: latest.current.hash }, { preventScrollReset: true, ...options })
  }
}
