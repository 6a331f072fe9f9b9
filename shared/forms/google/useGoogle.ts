import { sessionClient } from '@kinora/session'
import { useEffect, useState } from 'react'

type Google = {
  isLeaving: boolean
  leave: () => void
}

/** Starts signing in with Google, or linking it to the current account, and returns to `callbackUrl`. */
export function useGoogle(callbackUrl: string): Google {
  const [isLeaving, setLeaving] = useState(false)

  useEffect(() => {
    const comeBack = () => setLeaving(false)
    // The back/forward cache restores a page with its state.
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  async function leave() {
    setLeaving(true)
    location.assign(await sessionClient.startSignIn('google', callbackUrl).catch(() => '/api/auth/error'))
  }
  return { isLeaving, leave: () => isLeaving || void leave() }
}
