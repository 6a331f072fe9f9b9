import { useLocation } from '@kinora/router'
import { useEffect } from 'react'
import { useHydrated } from './useHydrated.ts'

/**
 * The code of a mail's link, in the part of its address that browsers send to nobody (ASVS 5.0, 14.2.1); earlier mails
 * have it in the query. Null without one, on the server and while hydrating.
 *
 * A link that is opened in the tab of an earlier one changes the fragment alone: the page begins anew, or it would go on
 * with what became of the other code.
 */
export function useLinkCode(): string | null {
  const { search, hash } = useLocation()
  const isHydrated = useHydrated()
  useEffect(() => {
    const beginAnew = ({ oldURL, newURL }: HashChangeEvent) => {
      const [before, now] = [oldURL, newURL].map((url) => codeIn(new URL(url).hash))
      if (now !== null && now !== before) location.reload()
    }
    addEventListener('hashchange', beginAnew)
    return () => removeEventListener('hashchange', beginAnew)
  }, [])
  return isHydrated ? (codeIn(hash) ?? new URLSearchParams(search).get('code')) : null
}

const codeIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('code')
