import { msUntil } from './serverTime.ts'

const DAY_MS = 86_400_000

/** Days until a moment in unix seconds, begun ones counted whole (docs/specification.md, section 5). */
export const daysLeft = (expiryDate: number): number => Math.max(0, Math.ceil(msUntil(expiryDate * 1000) / DAY_MS))
