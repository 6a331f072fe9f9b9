import type { Person, World } from './openWorld.ts'

/**
 * A history as it goes on. `keys`: of the orders, by who, what and number. `statuses`: all answers of the API;
 * `redeemed`: who was told that a gift is theirs, having asked for a length or for none.
 */
export type Story = {
  world: World
  people: Person[]
  keys: Map<string, string>
  arrived: Set<string>
  lost: Set<string>
  statuses: number[]
  /** When people had been erased, in milliseconds, by id. */
  erasedAt: Map<number, number>
  redeemed: { gift: string; who: number; asked: string | null }[]
}
