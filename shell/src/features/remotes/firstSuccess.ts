/** Starts the next attempt when one has failed or taken `patience` ms. Returns the first to succeed. */
export async function firstSuccess<T>([attempt, ...others]: (() => Promise<T>)[], patience: number): Promise<T> {
  if (!attempt) throw new Error('Nothing to load')
  const running = attempt()
  if (others.length === 0) return running
  return withTimeout(running, patience).catch(() => Promise.any([running, firstSuccess(others, patience)]))
}

/** Rejects when `promise` has not settled after `ms`. */
export function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer in ${ms} ms`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
