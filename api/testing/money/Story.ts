import type { Person, System } from './openSystem.ts'

/**
 * A history as it goes on. `keys`: of the orders, by who, what and number. `statuses`: all answers of the API;
 * `redeemed`: who was told that a gift is theirs, having asked for a length or for none.
 */
export type Story = {
  system: System
  people: Person[]
  keys: Map<string, string>
  arrived: Set<string>
  lost: Set<string>
  statuses: number[]
  /** When people had been erased, in milliseconds, by id. */
  erasedAt: Map<number, number>
  redeemed: { gift: string; who: number; requestedLength: string | null }[]
}
