import { useViewTransitionState } from '@kinora/router'
import { useLayoutEffect, useRef, type RefObject } from 'react'

/** A name that is given twice would end the whole transition. */
const given = new Set<string>()

/**
 * The place of a picture that stands on two pages: while one leads to the other it moves from here to there. `to` is
 * the path of the page that it belongs to; of several on one page the first moves.
 */
export function useImageTransition(to: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const isUnderWay = useViewTransitionState(to)
  useLayoutEffect(() => {
    const name = `picture${to.replace(/\W+/g, '-')}`
    const element = place.current
    if (!isUnderWay || !element || given.has(name)) return
    given.add(name)
    element.style.setProperty('view-transition-name', name)
    return () => {
      given.delete(name)
      element.style.removeProperty('view-transition-name')
    }
  }, [isUnderWay, to])
  return place
}
