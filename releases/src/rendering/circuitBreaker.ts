/**
 * Records which releases end the render worker's thread. After two failures a release is rendered in browsers only,
 * until its version changes. All render workers of a process share one circuit breaker, so failures are remembered
 * across promotions.
 */
export type CircuitBreaker = {
  isOpen(release: string): boolean
  /** Records the releases that were being rendered when the thread ended. */
  recordFailure(rendering: string[]): void
  /** Renders suspected releases one at a time, so that the next failure identifies one of them. */
  run<T>(release: string, render: () => Promise<T>): Promise<T>
}

const MAX_FAILURES = 2
/** With more waiting renders than this, browsers render faster than the server would. */
const MAX_WAITING = 3

export function createCircuitBreaker(): CircuitBreaker {
  const failures = new Map<string, number>()
  const suspects = new Set<string>()
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return {
    isOpen: (release) => (failures.get(release) ?? 0) >= MAX_FAILURES,

    recordFailure(rendering) {
      const present = [...new Set(rendering)]
      const knownSuspects = present.filter((release) => suspects.has(release))
      const blamed = knownSuspects.length > 0 ? knownSuspects : present
      if (blamed.length === 1) failures.set(blamed[0]!, (failures.get(blamed[0]!) ?? 0) + 1)
      for (const release of blamed) suspects.add(release)
    },

    async run(release, render) {
      if (!suspects.has(release)) return render()
      if (waiting >= MAX_WAITING) throw new Error(`${release} may have ended the thread, and others are being tried`)
      waiting++
      const rendering = queue.then(render).finally(() => waiting--)
      queue = rendering.catch(() => {})
      const result = await rendering
      suspects.delete(release)
      return result
    },
  }
}
