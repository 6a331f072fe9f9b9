import { useEffect } from 'react'

/** Keeps the screen on while `active`, unless the device refuses (Screen Wake Lock API). */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let over = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (over) void lock?.release()
    }
    void take()
    // The browser releases the lock whenever the page is hidden.
    document.addEventListener('visibilitychange', take)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [active])
}
