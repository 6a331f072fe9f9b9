import { sessionClient } from '@kinora/session'
import { useEffect, useState } from 'react'

type Google = {
  /** Whether this Kinora is set up for it; false while that is unknown. */
  isOffered: boolean
  isLeaving: boolean
  leave: () => void
}

/** The way to Google and back to `callbackUrl`, for whoever signs in there, or is signed in and links it. */
export function useGoogle(callbackUrl: string): Google {
  const [isOffered, setOffered] = useState(false)
  const [isLeaving, setLeaving] = useState(false)

  useEffect(() => {
    // Who cannot learn of another way still has the password.
    sessionClient.providers().then((providers) => setOffered('google' in providers), () => {})
  }, [])

  useEffect(() => {
    const comeBack = () => setLeaving(false)
    // A page that the browser kept is as it was when it was left.
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  async function leave() {
    setLeaving(true)
    location.assign(await sessionClient.startSignIn('google', callbackUrl).catch(() => '/api/auth/error'))
  }
  return { isOffered, isLeaving, leave: () => isLeaving || void leave() }
}
