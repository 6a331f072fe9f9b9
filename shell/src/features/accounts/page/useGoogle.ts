import { sessionClient } from '@kinora/session'
import { useEffect, useState } from 'react'

type Google = {
  /** Whether Google sign-in is configured; false while that is unknown. */
  isOffered: boolean
  isLeaving: boolean
  leave: () => void
}

/** Starts signing in with Google, or linking it to the current account, and returns to `callbackUrl`. */
export function useGoogle(callbackUrl: string): Google {
  const [isOffered, setOffered] = useState(false)
  const [isLeaving, setLeaving] = useState(false)

  useEffect(() => {
    // If this fails, signing in by password still works.
    sessionClient.providers().then(
      (providers) => setOffered('google' in providers),
      () => {},
    )
  }, [])

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
  return { isOffered, isLeaving, leave: () => isLeaving || void leave() }
}
