import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Opens a native dialog for as long as it is on the page, with the focus on `first`. Afterwards the focus returns to
 * where it was, or to `returnTo` if that element is gone.
 */
export function useModal(first: RefObject<HTMLElement | null>, returnTo: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    const otherwise = returnTo.current
    const opener = document.activeElement as HTMLElement | null
    current?.showModal()
    first.current?.focus()
    return () => {
      current?.close()
      const isThere = opener?.isConnected && opener !== document.body
      ;(isThere ? opener : otherwise)?.focus()
    }
  }, [first, returnTo])
  return dialog
}
