import { AsyncLocalStorage } from 'node:async_hooks'

type Timer = NodeJS.Timeout | NodeJS.Immediate
type Request = { timers: Timer[]; hasEnded: boolean }

/**
 * Timers that end with the request in which they were begun: a remote's interval would otherwise run in this thread as
 * long as it lives, for nobody.
 */
export function requestTimers() {
  const current = new AsyncLocalStorage<Request>()

  function begun<Kind extends Timer>(timer: Kind): Kind {
    const request = current.getStore()
    if (request?.hasEnded) clear(timer)
    else request?.timers.push(timer)
    return timer
  }

  return {
    /** Does the work of a request, then ends its timers. */
    async runRequest<Result>(work: () => Promise<Result>): Promise<Result> {
      const request: Request = { timers: [], hasEnded: false }
      try {
        return await current.run(request, work)
      } finally {
        request.hasEnded = true
        request.timers.forEach(clear)
      }
    },
    functions: {
      setTimeout: (...args: Parameters<typeof setTimeout>) => begun(setTimeout(...args)),
      setInterval: (...args: Parameters<typeof setInterval>) => begun(setInterval(...args)),
      setImmediate: (...args: Parameters<typeof setImmediate>) => begun(setImmediate(...args)),
    },
  }
}

/** Of any kind: an immediate is none of the others, and the other way round. */
function clear(timer: Timer): void {
  clearTimeout(timer as NodeJS.Timeout)
  clearImmediate(timer as NodeJS.Immediate)
}
