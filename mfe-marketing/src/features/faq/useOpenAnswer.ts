import { useLocation } from '@kinora/router'
import { useEffect } from 'react'

/** Opens the answer that the address's hash names. */
export function useOpenAnswer() {
  const { hash } = useLocation()
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1))
    if (!(answer instanceof HTMLDetailsElement)) return
    answer.open = true
    answer.scrollIntoView()
  }, [hash])
}
