import { useEffect, useRef, type RefObject } from 'react'

/** When a form closes, the focus goes to what opened it, or to `otherwise` if that is gone. */
export function useReturnFocus(
  isOpen: boolean,
  opener: RefObject<HTMLElement | null>,
  otherwise?: RefObject<HTMLElement | null>,
): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) (opener.current ?? otherwise?.current)?.focus()
    wasOpen.current = isOpen
  }, [isOpen, opener, otherwise])
}
