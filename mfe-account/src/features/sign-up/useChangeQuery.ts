import { useLocation, useNavigate } from '@kinora/router'

type Options = { replace?: boolean; flushSync?: boolean }

/** Changes the query of the page's address: its fragment and the place on the page stay. */
export function useChangeQuery() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  return (change: (query: URLSearchParams) => void, options: Options = {}): void => {
    const query = new URLSearchParams(search)
    change(query)
    void navigate({ search: String(query), hash }, { preventScrollReset: true, ...options })
  }
}
