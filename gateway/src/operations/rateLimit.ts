/** A fixed-window rate limit. Returns true while the client, and all clients together, are within their limits. */
export function createRateLimit({
  perClient,
  together,
  windowMs,
}: {
  perClient: number
  together: number
  windowMs: number
}) {
  const counts = new Map<string, number>()
  let total = 0
  let endsAt = 0

  return (client: string): boolean => {
    if (Date.now() >= endsAt) {
      counts.clear()
      total = 0
      endsAt = Date.now() + windowMs
    }
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    return count <= perClient && ++total <= together
  }
}
