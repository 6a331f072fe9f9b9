/** Starts the next attempt when one has failed or taken `patience` ms; a slow one may still win. */
export async function firstOf<T>([attempt, ...others]: (() => Promise<T>)[], patience: number): Promise<T> {
  if (!attempt) throw new Error('Nothing to load')
  const running = attempt()
  if (others.length === 0) return running
  return within(running, patience).catch(() => Promise.any([running, firstOf(others, patience)]))
}

/** Rejects when `promise` has not settled after `ms`. */
export function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer in ${ms} ms`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
