import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Does what a press asks for, one at a time: further presses are ignored until what came of it is on the page. On a slow
 * processor that is later than the answer, and the page still shows, and would send, what was sent.
 */
export function useOneAtATime() {
  const isBusy = useRef(false)
  const [ended, setEnded] = useState(0)
  useLayoutEffect(() => {
    isBusy.current = false
  }, [ended])
  return (work: () => Promise<unknown>) => {
    if (isBusy.current) return
    isBusy.current = true
    void work().finally(() => setEnded((times) => times + 1))
  }
}
