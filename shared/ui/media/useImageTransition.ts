import { useViewTransitionState } from '@kinora/router'
import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Names in use: a duplicate `view-transition-name` aborts the whole transition. */
const usedNames = new Set<string>()

/**
 * A ref for the container of a picture that is on two pages: during the view transition between them it moves from one
 * to the other. `to` is the path of the page that it belongs to; of several on one page only the first moves.
 */
export function useImageTransition(to: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const isUnderWay = useViewTransitionState(to)
  useLayoutEffect(() => {
    const name = `picture${to.replace(/\W+/g, '-')}`
    const element = place.current
    if (!isUnderWay || !element || usedNames.has(name)) return
    usedNames.add(name)
    element.style.setProperty('view-transition-name', name)
    return () => {
      usedNames.delete(name)
      element.style.removeProperty('view-transition-name')
    }
  }, [isUnderWay, to])
  return place
}
