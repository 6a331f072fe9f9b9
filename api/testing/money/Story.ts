import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { ofAnyone } from '../database/ofAnyone.ts'
import type { Person, System } from './openSystem.ts'

/**
 * A history as it goes on. `keys`: of the orders, by who, what and number. `statuses`: all answers of the API;
 * `redeemed`: who was told that a gift is theirs, having asked for a length or for none. `byHand`: charges that were paid
 * back in the provider's Dashboard.
 */
export type Story = {
  system: System
  people: Person[]
  keys: Map<string, string>
  arrived: Set<string>
  lost: Set<string>
  statuses: number[]
  byHand: Set<string>
  /** When people had been erased, in milliseconds, by id. */
  erasedAt: Map<number, number>
  redeemed: { gift: string; who: number; requestedLength: string | null }[]
}

export type OrderRow = { id: string; kind: string; sessionId: string | null; payment: string | null; writeId: string }

/** The item at a place; of a shorter list, from its beginning again. */
export const at = <Item>(items: Item[], place: number): Item | undefined => items[place % items.length]

/** The name of an order's key. */
export const keyOf = ({ people }: Story, { who, what, key }: { who: number; what: string; key: number }) =>
  `${at(people, who)?.userId} ${what} ${key}`

/** Rows of anybody's, for what is compared. */
export const query = <Row>({ system: { apps } }: Story, text: string): Promise<Row[]> =>
  (apps as [FastifyInstance])[0].db.rows<Row>(ofAnyone(text))

export const ordersOf = ({ system: { apps } }: Story): Promise<OrderRow[]> =>
  (apps as [FastifyInstance])[0].db.rows(
    ofAnyone(`select id, kind, session_id as "sessionId", payment_intent_id as payment, write_id as "writeId"
      from orders order by created_at, id`),
  )

/** The oldest first. */
export const eventsOf = async ({ stripe }: System): Promise<Stripe.Event[]> =>
  (await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 })).reverse()

/** What events of a type are about, the oldest first. */
export const objectsOf = async ({ system }: Story, type: string): Promise<{ id: string }[]> =>
  (await eventsOf(system)).filter((event) => event.type === type).map(({ data }) => data.object as { id: string })

/** What cannot be done, or was done before, is refused. */
export const unlessRefused = (request: Promise<unknown>) => request.catch(() => {})
