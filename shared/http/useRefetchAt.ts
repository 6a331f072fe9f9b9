import { msUntil } from '@kinora/i18n'
import { useEffect } from 'react'

/** After this it asks again where the answer still names a moment that has passed. */
const RETRY_MS = 60_000

type Query = { refetch: () => unknown; fulfilledTimeStamp?: number }

/** Fetches a query again when a moment (ISO 8601) has come, such as the end of the user's day. */
export function useRefetchAt(moment: string | undefined, { refetch, fulfilledTimeStamp }: Query): void {
  const at = moment === undefined ? undefined : Date.parse(moment)
  useEffect(() => {
    if (at === undefined) return
    const remainingMs = msUntil(at)
    const timer = setTimeout(() => void refetch(), remainingMs > 0 ? remainingMs : RETRY_MS)
    return () => clearTimeout(timer)
  }, [at, fulfilledTimeStamp, refetch])
}
