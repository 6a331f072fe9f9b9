import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildSandbox } from '../../../sandbox/src/app.ts'
import type { Queryable, Values } from '../../src/platform/database/database.ts'
import { giftSecretsOf } from '../../src/money/gifts/giftCodes.ts'
import type { TestDatabase } from '../database/databases.ts'
import { giftOrder } from './gifts.ts'
import { ofAnyone } from '../database/ofAnyone.ts'
import { CARD, sessionIn, WEBHOOK_SECRET } from './payments.ts'
import { addPerson, tokenOf } from '../people.ts'
import { end, runServer, source, type ServerProcess } from '../runServer.ts'
import { startApp, stopApp } from '../startApp.ts'
import { dyingEdits } from './points.ts'

const AUTH_SECRET = 'another secret for tests that is long enough'
const preload = (file: string) => `--import=${fileURLToPath(new URL(file, import.meta.url))}`
type Settings = { folder: string; dieAt: string; buyers: number }
type Buyer = { userId: number; token: string }

/** A server process that is started again whenever it was killed, the payment provider, and people who buy. */
export async function openShop(database: TestDatabase, { folder, dieAt, buyers }: Settings) {
  const people = await addBuyers(database, buyers)
  const db = await database.open()
  const webhook = { url: '', secret: WEBHOOK_SECRET }
  const sandbox = buildSandbox({
    payments: {
      database: ':memory:',
      secretKey: 'sk_test_sandbox',
      pagesUrl: 'http://localhost:3000/sandbox/pay',
      webhook,
    },
  })
  const env = {
    KINORA_HOME: folder,
    DATABASE_URL: database.url,
    AUTH_SECRET,
    SANDBOX_URL: await sandbox.listen({ port: 0, host: '127.0.0.1' }),
    SANDBOX_WEBHOOK_SECRET: WEBHOOK_SECRET,
    DIE_AT: dieAt,
    SOURCE_EDITS: JSON.stringify(dyingEdits),
    NODE_OPTIONS: `${preload('dieAt.ts')} ${preload('replaceSource.ts')}`,
  }
  let server = await start().catch(async (error: Error) => {
    await sandbox.close()
    await db.close()
    throw error
  })
  let deaths = 0

  async function start(): Promise<ServerProcess> {
    const started = await runServer(env, source)
    webhook.url = `${started.url}/api/stripe/webhook`
    return started
  }

  /** Starts the server again if it was killed. Its jobs go on as if their time had passed. */
  async function revive(): Promise<void> {
    if (server.child.exitCode === null && server.child.signalCode === null) return
    deaths++
    await db.rows("update jobs.job set state = 'retry', start_after = now() where state = 'active'")
    server = await start()
  }

  /** Asks until the server answers. */
  async function call(method: string, path: string, { token }: Buyer, body: object): Promise<{ data: unknown }> {
    for (;;) {
      const answer = await fetch(`${server.url}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          origin: 'http://localhost:3000',
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      }).catch(() => undefined)
      if (answer?.ok) return (await answer.json()) as { data: unknown }
      if (answer) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      await dead()
      await revive()
    }
  }

  const dead = async () => {
    if (server.child.exitCode === null && server.child.signalCode === null) await once(server.child, 'exit')
  }

  const control = async (path: string, body: object) =>
    (await sandbox.inject({ method: 'POST', url: `/payments/control${path}`, payload: body })).json()

  /** Until every event has arrived and is handled. */
  async function settle(): Promise<void> {
    for (;;) {
      await revive()
      const { open } = await control('/webhooks/flush', { ms: 200 })
      const [{ waiting }] = (await db.rows<{ waiting: number }>(
        'select count(*)::int as waiting from provider_events where handled_at is null',
      )) as [{ waiting: number }]
      if (open === 0 && waiting === 0) return
      await wait(20)
    }
  }

  return {
    deaths: () => deaths,
    /** Somebody new buys it, and uses the card if it is one. Returns what there is in the end, without ids and times. */
    async buy(lookupKey: 'plan-1' | 'gift-1') {
      const buyer = people.pop()
      if (!buyer) throw new Error('Nobody is left who could buy')
      const key = randomUUID()
      const isGift = lookupKey === 'gift-1'
      const path = isGift ? '/gift-card-orders' : '/checkout'
      const { data } = await call('POST', path, buyer, isGift ? giftOrder({ key }) : { lookupKey, key })
      const url = typeof data === 'string' ? data : (data as { url: string }).url
      await control(`/checkout/${sessionIn(url)}/pay`, { card: CARD })
      await settle()
      if (isGift) {
        await db.rows('delete from attempts')
        const [{ id }] = (await db.rows(ofAnyone('select id from orders where write_id = $key'), { key })) as [
          { id: string },
        ]
        const { code } = giftSecretsOf(AUTH_SECRET, id)
        await call('PUT', `/gift-card-orders/activate/${code}`, buyer, { data: {} })
      }
      return stateOf(db, buyer.userId, key, await (await sandbox.inject('/payments/control/sums')).json())
    },
    async close() {
      await end(server, 'SIGTERM')
      await sandbox.close()
      await db.close()
      await database.drop()
    },
  }
}

async function addBuyers(database: TestDatabase, count: number): Promise<Buyer[]> {
  const app = await startApp(database)
  await app.ready()
  const buyers: Buyer[] = []
  for (let number = 0; number < count; number++) {
    const userId = await addPerson(app, { email: `buyer${number}@kinora.example`, passwordHash: null })
    buyers.push({ userId, token: await tokenOf(app, userId) })
  }
  await stopApp(app)
  return buyers
}

type Sums = { payments: Record<string, { charged: number; refunded: number; lost: number }> }

/** What a purchase has led to. */
async function stateOf(db: Queryable, userId: number, key: string, { payments }: Sums) {
  const rows = (text: string, values: Values) => db.rows<Record<string, unknown>>(ofAnyone(text), values)
  const bought = await rows(
    `select id, state, amount_paid, amount_refunded, payment_intent_id as payment from orders where write_id = $key`,
    { key },
  )
  const orders = bought.map(({ id: _, payment, ...order }) => ({ ...order, charge: payments[String(payment)] }))
  const outbox = bought.map(({ id }) =>
    rows("select template from outbox where about like '%' || $id or user_id = $userId order by 1", {
      id: String(id),
      userId,
    }),
  )
  return {
    orders,
    periods: await rows('select lookup_key, amount_paid from paid_periods where user_id = $userId', { userId }),
    access: await rows(
      `select name, split_part(source, ':', 1) as source, ends_at - starts_at as lasts from subscriptions where user_id = $userId`,
      { userId },
    ),
    cards: await rows(
      `select code_hash is not null as code, delivered_at is not null as delivered, redeemed_by is not null as redeemed
      from gift_cards card join orders on orders.id = card.order_id where orders.write_id = $key`,
      { key },
    ),
    mails: (await Promise.all(outbox)).flat(),
  }
}
