import { useEffect } from 'react'

/** A browser whose clock is ahead of the server's asks again after this. */
const RETRY_MS = 60_000

type Query = { refetch: () => unknown; fulfilledTimeStamp?: number }

/** Fetches a query again when a moment (ISO 8601) has come, such as the end of the user's day. */
export function useRefetchAt(moment: string | undefined, { refetch, fulfilledTimeStamp }: Query): void {
  const at = moment === undefined ? undefined : Date.parse(moment)
  useEffect(() => {
    if (at === undefined) return
    const remainingMs = at - Date.now()
    const timer = setTimeout(() => void refetch(), remainingMs > 0 ? remainingMs : RETRY_MS)
    return () => clearTimeout(timer)
  }, [at, fulfilledTimeStamp, refetch])
}
