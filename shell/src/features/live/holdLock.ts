const LOOK_MS = 15_000

/**
 * Runs `work` in one tab of the browser at a time, again whenever its turn comes, until `signal` is aborted. A tab that
 * waits takes the lock when `mustTakeOver` says so; `work` of the other tab is then aborted. Browsers without Web Locks
 * run it in every tab.
 */
export async function holdLock(
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
  mustTakeOver: () => boolean,
): Promise<void> {
  const { locks } = navigator as Partial<Navigator>
  if (!locks) return work(signal)
  while (!signal.aborted) {
    const turn = new AbortController()
    const waiting = new AbortController()
    const end = () => {
      turn.abort()
      waiting.abort()
    }
    signal.addEventListener('abort', end)
    let isWorking = false
    const run = () => {
      isWorking = true
      clearInterval(looking)
      return work(turn.signal)
    }
    let steals = false
    const looking = setInterval(() => {
      if (isWorking || !mustTakeOver()) return
      steals = true
      waiting.abort()
    }, LOOK_MS)
    await locks.request(name, { signal: waiting.signal }, run).catch(() => {})
    if (steals && !isWorking && !signal.aborted) await locks.request(name, { steal: true }, run).catch(() => {})
    clearInterval(looking)
    signal.removeEventListener('abort', end)
    // Another tab took over: what still runs here ends.
    turn.abort()
  }
}
