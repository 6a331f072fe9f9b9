import { reserveSpace } from '@kinora/ui'
import { useEffect } from 'react'

/** The name by which the home page's style sheet knows the space. */
const SPACE = 'today'

/** Reserves the space of today's card on the home page while there is one; undefined while that is not known. */
export function useTodaySpace(isShown: boolean | undefined): void {
  useEffect(() => {
    if (isShown !== undefined) reserveSpace(SPACE, isShown ? undefined : 0)
  }, [isShown])
}
