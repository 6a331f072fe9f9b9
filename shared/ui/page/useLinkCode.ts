import { useLocation } from '@kinora/router'
import { useHydrated } from './useHydrated.ts'

/**
 * The code of a mail's link, in the part of its address that browsers send to nobody (ASVS 5.0, 14.2.1); earlier mails
 * have it in the query. Null without one, on the server and while hydrating.
 */
export function useLinkCode(): string | null {
  const { search, hash } = useLocation()
  const isHydrated = useHydrated()
  return isHydrated ? (new URLSearchParams(hash.slice(1)).get('code') ?? new URLSearchParams(search).get('code')) : null
}
