import { sessionClient } from '@kinora/session'
import { useEffect, useState } from 'react'

/** The ids of the ways to sign in that are configured; none while they are unknown. */
export function useProviders(): string[] {
  const [providers, setProviders] = useState<string[]>([])
  useEffect(() => {
    // If this fails, signing in by password still works.
    sessionClient.providers().then(
      (available) => setProviders(Object.keys(available)),
      () => {},
    )
  }, [])
  return providers
}
