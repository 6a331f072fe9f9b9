import { useLocation } from '@kinora/router'
import { useEffect } from 'react'

/** Whoever comes by an answer's own address finds it open. */
export function useOpenAnswer() {
  const { hash } = useLocation()
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1))
    if (!(answer instanceof HTMLDetailsElement)) return
    answer.open = true
    answer.scrollIntoView()
  }, [hash])
}
