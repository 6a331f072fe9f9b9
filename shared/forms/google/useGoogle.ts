import { sessionClient } from '@kinora/session'
import { useState } from 'react'
import { leaveFor } from '../leaveFor.ts'

type Google = {
  isLeaving: boolean
  leave: () => void
}

/** Starts signing in with Google, or linking it to the current account, and returns to `callbackUrl`. */
export function useGoogle(callbackUrl: string): Google {
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    await leaveFor(await sessionClient.startSignIn('google', callbackUrl).catch(() => '/api/auth/error'))
    setLeaving(false)
  }
  return { isLeaving, leave: () => isLeaving || void leave() }
}
