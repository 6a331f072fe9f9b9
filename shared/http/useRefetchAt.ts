import { msUntil, stopwatch } from '@kinora/i18n'
import { useEffect } from 'react'

/**
 * How often it looks whether the moment has passed: timers stand still while a device sleeps. So often it asks, too, where
 * the answer failed or still names a moment that has passed.
 */
const LOOK_MS = 60_000

type Query = { refetch: () => unknown; fulfilledTimeStamp?: number }

/** Fetches a query again when a moment (ISO 8601) has come, such as the end of the user's day. */
export function useRefetchAt(moment: string | undefined, { refetch, fulfilledTimeStamp }: Query): void {
  const at = moment === undefined ? undefined : Date.parse(moment)
  useEffect(() => {
    if (at === undefined) return
    const elapsed = stopwatch()
    const leftMs = msUntil(at)
    const waitsMs = leftMs > 0 ? leftMs : LOOK_MS
    const timer = setTimeout(() => void refetch(), waitsMs)
    const looks = setInterval(() => elapsed() >= waitsMs && void refetch(), LOOK_MS)
    return () => {
      clearTimeout(timer)
      clearInterval(looks)
    }
  }, [at, fulfilledTimeStamp, refetch])
}
