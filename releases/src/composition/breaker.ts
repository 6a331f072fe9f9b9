/**
 * Remembers which releases take the worker down. After two strikes a release is rendered in browsers only; another
 * version starts anew. One breaker serves all compositions of a process, so a promotion of something else forgives nothing.
 */
export type Breaker = {
  isOpen(release: string): boolean
  /** Tells who was being rendered when the worker fell. */
  fell(rendering: string[]): void
  /** Renders releases that may be to blame one at a time, so that the next fall names one of them. */
  oneAtATime<T>(release: string, render: () => Promise<T>): Promise<T>
}

const STRIKES = 2
/** Visitors would rather render themselves than stand in a longer line. */
const LONGEST_LINE = 3

export function createBreaker(): Breaker {
  const strikes = new Map<string, number>()
  const suspects = new Set<string>()
  let queue: Promise<unknown> = Promise.resolve()
  let inLine = 0

  return {
    isOpen: (release) => (strikes.get(release) ?? 0) >= STRIKES,

    fell(rendering) {
      const present = [...new Set(rendering)]
      const known = present.filter((release) => suspects.has(release))
      const blamed = known.length > 0 ? known : present
      if (blamed.length === 1) strikes.set(blamed[0]!, (strikes.get(blamed[0]!) ?? 0) + 1)
      for (const release of blamed) suspects.add(release)
    },

    async oneAtATime(release, render) {
      if (!suspects.has(release)) return render()
      if (inLine >= LONGEST_LINE) throw new Error(`${release} may be to blame for a fall, and others are being tried`)
      inLine++
      const turn = queue.then(render).finally(() => inLine--)
      queue = turn.catch(() => {})
      const result = await turn
      suspects.delete(release)
      return result
    },
  }
}
