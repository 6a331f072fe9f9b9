const DAY_MS = 86_400_000

/** Days until a moment in unix seconds, begun ones counted whole (docs/specification.md, section 5). */
export const daysLeft = (expiryDate: number, now = Date.now()): number =>
  Math.max(0, Math.ceil((expiryDate * 1000 - now) / DAY_MS))
