import { ApiProblem } from './responses/problems.ts'

const RETRY_AFTER_S = 1

/** `busy` is the error code when `queueMax` are waiting already. */
type Rules = { atOnce: number; queueMax: number; busy: string }

/**
 * A concurrency limit for CPU-bound work: `atOnce` run together, others wait in a queue.
 * @returns a function that runs `work`, or throws 429 with Retry-After
 */
export function concurrencyLimit({ atOnce, queueMax, busy }: Rules) {
  let running = 0
  const waiting: (() => void)[] = []

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running += 1
    else if (waiting.length >= queueMax) throw new ApiProblem(429, busy, undefined, { retryAfter: RETRY_AFTER_S })
    else
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next() // takes over the place of the one that has ended
      else running -= 1
    }
  }
}
