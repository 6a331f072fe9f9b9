/** Waits, but no longer than until the browser is online again, the page is shown again, or `signal` is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      document.removeEventListener('visibilitychange', onVisible)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const onVisible = () => document.visibilityState === 'visible' && end()
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    document.addEventListener('visibilitychange', onVisible)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}

/** Resolves while the browser is online, or when `signal` is aborted. */
export function whenOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
