import type { Video } from '@kinora/contracts'
import { useLocation } from '@kinora/router'
import { useHydrated } from '@kinora/ui'

/** The second that the address asks for, `?t=133`; 0 without one. The server's page is the same for all of them. */
export function useAskedStart({ duration }: Video): number {
  const isHydrated = useHydrated()
  const { search } = useLocation()
  const second = isHydrated ? Math.floor(Number(new URLSearchParams(search).get('t'))) : 0
  return second > 0 && second < duration ? second : 0
}
