import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * For a page whose title changes when a step is done: the heading that gets the ref then gets the focus, before the step is
 * painted, so that it does not take the focus from a field in which somebody already types.
 */
export function useHeadingFocus(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastTitle = useRef(title)
  useLayoutEffect(() => {
    if (lastTitle.current !== title) heading.current?.focus()
    lastTitle.current = title
  }, [title])
  return heading
}
