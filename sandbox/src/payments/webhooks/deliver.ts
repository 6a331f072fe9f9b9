import { createHmac } from 'node:crypto'
import type { Provider } from '../provider/openProvider.ts'
import { OWN_ENDPOINT, targetOf, type Webhook } from './endpoints.ts'
import { eventIn } from './olderShape.ts'
import { spoil, type WebhookFault, type WebhookFaults } from './webhookFaults.ts'

/** The waits before the next attempts, in milliseconds; the last one repeats until three days are over. */
const WAITS_MS = [250, 1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 1_800_000]
const GIVES_UP_MS = 3 * 86_400_000
const TIMEOUT_MS = 20_000
const PARALLEL = 4
const STALE_S = 3600

export type Deliveries = ReturnType<typeof deliver>

/**
 * Delivers events to the API's webhook, at least once each: an attempt that is not answered with 2xx is made again
 * later, also after a restart.
 */
export function deliver(provider: Provider, webhook: Webhook | null, faults: WebhookFaults) {
  const { store, machineTime } = provider
  const flying = new Map<number, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let closed = false

  // Without an endpoint of its own, the sandbox delivers to those of the account alone.
  const ours = webhook ? '' : `AND endpoint <> '${OWN_ENDPOINT}'`

  function waiting(dueBy: number): Delivery[] {
    return store
      .rows(
        `SELECT seq, event, endpoint FROM deliveries WHERE state = 'waiting' AND due_at <= ? ${ours} ORDER BY due_at, seq LIMIT 50`,
        dueBy,
      )
      .map(deliveryIn)
      .filter(({ seq }) => !flying.has(seq))
  }

  /** Sends what is due, as many at a time as allowed, and looks again when the next one is. */
  function pump(): void {
    clearTimeout(timer)
    if (closed) return
    for (const delivery of waiting(machineTime())) {
      if (flying.size >= PARALLEL) break
      flying.set(
        delivery.seq,
        attempt(delivery).finally(() => {
          flying.delete(delivery.seq)
          pump()
        }),
      )
    }
    const [next] = store.rows(`SELECT min(due_at) AS at FROM deliveries WHERE state = 'waiting' ${ours}`)
    if (typeof next?.['at'] !== 'number' || flying.size > 0) return
    timer = setTimeout(pump, Math.min(Math.max(next['at'] - machineTime(), 10), 60_000))
    timer.unref()
  }

  async function attempt({ seq, event, endpoint }: Delivery): Promise<void> {
    const { type } = store.need('event', event)
    const fault = faults.take(type)
    if (fault?.how === 'drop') return finish(seq, 'lost')
    if (fault?.how === 'hold') return finish(seq, 'held')
    if (fault?.how === 'delay') return later(seq, fault.ms ?? 1000)
    if (fault?.how === 'duplicate') await post(event, endpoint)
    if ((await post(event, endpoint, fault)) && !spoils(fault)) finish(seq, 'delivered')
    else retry(seq)
  }

  /** @returns whether the webhook took it */
  async function post(event: string, endpoint: string, fault?: WebhookFault): Promise<boolean> {
    const target = targetOf(store, webhook, endpoint)
    if (!target) return false
    const body = JSON.stringify(eventIn(target.version, store.need('event', event)))
    const at = Math.floor(machineTime() / 1000) - (fault?.how === 'stale' ? STALE_S : 0)
    const secret = fault?.how === 'wrongSecret' ? spoil(target.secret) : target.secret
    return fetch(target.url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature(body, secret, at) },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      async (answer) => {
        await answer.body?.cancel()
        return answer.ok
      },
      () => false,
    )
  }

  function finish(seq: number, state: 'delivered' | 'lost' | 'held'): void {
    if (closed) return
    store.run('UPDATE deliveries SET state = ?, attempts = attempts + 1 WHERE seq = ?', state, seq)
    if (state === 'held') return
    const [row] = store.rows('SELECT event FROM deliveries WHERE seq = ?', seq)
    const event = store.get('event', String(row?.['event']))
    if (event) store.put({ ...event, pending_webhooks: 0 })
  }

  const later = (seq: number, ms: number) =>
    void (closed || store.run('UPDATE deliveries SET due_at = ? WHERE seq = ?', Math.floor(machineTime() + ms), seq))

  function retry(seq: number): void {
    if (closed) return
    const [row] = store.rows('SELECT attempts, event FROM deliveries WHERE seq = ?', seq)
    const wait = WAITS_MS[Math.min(Number(row?.['attempts']), WAITS_MS.length - 1)] ?? 0
    store.run(
      'UPDATE deliveries SET attempts = attempts + 1, due_at = ? WHERE seq = ?',
      Math.floor(machineTime() + wait),
      seq,
    )
    const tooOld = machineTime() - GIVES_UP_MS
    store.run("UPDATE deliveries SET state = 'failed' WHERE seq = ? AND attempts > 20 AND due_at < ?", seq, tooOld)
  }

  return {
    pump,
    /** Makes waiting deliveries due now. */
    hurry(): void {
      store.run("UPDATE deliveries SET due_at = ? WHERE state = 'waiting'", Math.floor(machineTime()))
      pump()
    },
    /** Delivers what was held, one after the other: as the events happened, or the latest first. */
    async release(order: 'first' | 'last'): Promise<void> {
      const held = store.rows(
        `SELECT seq, event, endpoint FROM deliveries WHERE state = 'held' ORDER BY seq ${order === 'last' ? 'DESC' : ''}`,
      )
      for (const delivery of held.map(deliveryIn)) await attempt(delivery)
    },
    /** Delivers an event again that was delivered before. */
    repeat(event: string): void {
      store.run(
        "INSERT INTO deliveries (event, due_at, attempts, state) VALUES (?, ?, 0, 'waiting')",
        event,
        Math.floor(machineTime()),
      )
    },
    /** How many deliveries have not come to an end, without those that are held. */
    open: () => Number(store.rows("SELECT count(*) AS n FROM deliveries WHERE state = 'waiting'")[0]?.['n']),
    /** Waits for the deliveries that are being made now. */
    settled: async () => void (await Promise.all(flying.values())),
    async close(): Promise<void> {
      closed = true
      clearTimeout(timer)
      await Promise.all(flying.values())
    },
  }
}

type Delivery = { seq: number; event: string; endpoint: string }

const deliveryIn = (row: Record<string, unknown>): Delivery => ({
  seq: Number(row['seq']),
  event: String(row['event']),
  endpoint: String(row['endpoint']),
})

const spoils = (fault: WebhookFault | undefined) => fault?.how === 'wrongSecret' || fault?.how === 'stale'

/** The header of docs.stripe.com/webhooks#verify-manually. */
const signature = (body: string, secret: string, at: number) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
