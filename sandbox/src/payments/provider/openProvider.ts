import { randomBytes } from 'node:crypto'
import { API_VERSION } from './apiVersion.ts'
import { openStore, type Store } from './openStore.ts'
import { endpointsFor, OWN_ENDPOINT } from '../webhooks/endpoints.ts'
import type { Event, Kind, Objects } from './stored.ts'

/** What happens later: at a time of the sandbox's clock, or of the customer's test clock. */
export type Work = 'expireSession' | 'endPeriod' | 'finalizeInvoice' | 'retryInvoice' | 'settlePayment' | 'settleRefund'

export type Provider = ReturnType<typeof openProvider>

/** The request that is being answered, for the events that it causes. */
type Cause = { id: string; idempotency_key: string | null }

/**
 * The stand-in for the payment provider: its objects, its time, and what happens later.
 * @param pagesUrl the address of its pages in browsers, without a slash at the end
 * @param now the machine's time in milliseconds
 */
export function openProvider(database: string, pagesUrl: string, now: () => number = Date.now) {
  const store = openStore(database)
  /** The moment of what is happening, while the past is caught up with. */
  let happening: number | null = null
  let cause: Cause | null = null

  const ownTime = () => Math.floor(now() / 1000) + (store.setting<number>('ahead') ?? 0)
  /** Seconds since 1970, by the sandbox's clock or a test clock. */
  const timeOf = (clock: string | null | undefined) =>
    happening ?? (clock ? store.need('test_helpers.test_clock', clock).frozen_time : ownTime())

  return {
    store,
    pagesUrl,
    machineTime: now,
    timeOf,
    /** The time of a customer, who may live by a test clock. */
    timeFor: (customer: string | null | undefined) =>
      timeOf(customer ? store.get('customer', customer)?.test_clock : null),
    clockOf: (customer: string | null | undefined) =>
      (customer ? store.get('customer', customer)?.test_clock : null) ?? null,
    /** Does `work` as if it were that time. */
    during(at: number, work: () => void): void {
      happening = at
      try {
        work()
      } finally {
        happening = null
      }
    },
    /** Does `work` as the answer to that request. */
    because<T>(request: Cause, work: () => T): T {
      cause = request
      try {
        return work()
      } finally {
        cause = null
      }
    },
    plan(work: Work, id: string, clock: string | null, at: number): void {
      store.run('INSERT OR REPLACE INTO dues (work, id, clock, at) VALUES (?, ?, ?, ?)', work, id, clock ?? '', at)
    },
    forget(work: Work, id: string): void {
      store.run('DELETE FROM dues WHERE work = ? AND id = ?', work, id)
    },
    /** Records an event with the object as it is now, and a delivery of it. */
    emit(type: string, object: Objects[Kind] | object, clock: string | null, previous?: object): void {
      const event: Event = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: timeOf(clock),
        data: previous ? { object, previous_attributes: previous } : { object },
        livemode: false,
        pending_webhooks: 1,
        request: cause,
        type,
      }
      store.put(event)
      for (const endpoint of [OWN_ENDPOINT, ...endpointsFor(store, type)])
        store.run(
          "INSERT INTO deliveries (event, endpoint, due_at, attempts, state) VALUES (?, ?, ?, 0, 'waiting')",
          event.id,
          endpoint,
          Math.floor(now()),
        )
    },
  }
}

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A new id as Stripe's: `cs_test_…`, `sub_…`. */
export const newId = (prefix: string, length = 24) =>
  `${prefix}_${Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('')}`

export type { Store }
