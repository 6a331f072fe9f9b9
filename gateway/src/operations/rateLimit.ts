export type RateLimit = {
  /** Counts a request, unless the client or all together are at their limit. */
  isAllowed(client: string): boolean
  /** How many clients are remembered. */
  clients(): number
}

/** A fixed window's limits for each client, and for all together: no more clients than that are remembered. */
export function createRateLimit({
  perClient,
  together,
  windowMs,
}: {
  perClient: number
  together: number
  windowMs: number
}): RateLimit {
  const counts = new Map<string, number>()
  let total = 0
  let endsAt = 0

  return {
    clients: () => counts.size,
    isAllowed(client) {
      if (Date.now() >= endsAt) {
        counts.clear()
        total = 0
        endsAt = Date.now() + windowMs
      }
      if (total >= together) return false
      const count = (counts.get(client) ?? 0) + 1
      if (count > perClient) return false
      counts.set(client, count)
      total++
      return true
    },
  }
}
